# Deutschland
rail-title = Deutschland
rail-country = { $place ->
    [CH] Schweiz
    [DK] Dänemark
    [FR] Frankreich
    [NL] Niederlande
   *[AT] Österreich
}
rail-colour = { $colour ->
    [P] lila
    [B] blau
    [O] orange
    [Y] gelb
    [W] weiß
    [G] grün
    [K] schwarz
    [L] Lokomotive
    [X] grau
   *[R] rot
}
rail-cars = { $cars ->
    [one] { $cars } Waggon
   *[other] { $cars } Waggons
}
rail-routes = { $routes ->
    [one] { $routes } Strecke
   *[other] { $routes } Strecken
}
rail-of = { $have } von { $needs }
rail-of-cars = { $cars } von { $left } Waggons

# Kopf
rail-fewest = wenigste Waggons
rail-stacks = { $stack ->
    [deck] verdeckt
    [discards] Ablage
    [short] kurze
   *[long] lange
}
rail-news = { $kind ->
    [draw] zieht Karten
    [tickets] zieht Zielkarten
    [pass] passt
    [announce] Alle sagen Zielkarten an
    [choose] Alle wählen Zielkarten
    [refresh] Drei Lokomotiven: neue Auslage
    [shuffle] Neuer Stapel
    [one-card] Stapel leer: nur eine Karte
    [deck-out] Stapel leer
   *[start] Die erste Abfahrt steht bevor
}
rail-waiting = Es überlegen noch: { $count }
rail-announced = zieht Zielkarten: { $short } kurze + { $long } lange
rail-kept = behält Zielkarten: { $short } kurze + { $long } lange
rail-paid = Karten { $cards }
rail-closes = die anderen Gleise sind gesperrt
rail-last-round = Letzte Runde
rail-turns-left = { $turns ->
    [1] Letzter Zug
    [one] Noch { $turns } Zug
   *[other] Noch { $turns } Züge
}

# Spieler
rail-players = Am Tisch
rail-passengers = Passagiere
rail-bonus = Passagiere +{ $points }
rail-points-note = Pkt: nur Strecken · helles Feld: Bonus für Passagiere, wenn jetzt Schluss wäre
rail-passengers-note = die meisten +{ $first }, die zweitmeisten +{ $second }, bei Gleichstand alle
rail-total = zusammen { $points }

# Karten, Zielkarten, Plan
rail-hand = Deine Karten
rail-only-you = nur für dich
rail-hidden = Diese Karten und Zielkarten sieht nur { $name }
rail-any-colour = passt zu jeder Farbe
rail-plan = Plan
rail-plan-title = Plan
rail-plan-done = Alle Zielkarten sind erfüllt
rail-plan-none = Keine Zielkarten zu planen
rail-plan-unit = Waggons
rail-no-cards = nichts fehlt
rail-grey = grau: { $count }
rail-tickets = Zielkarten
rail-tickets-sum = erfüllt +{ $done } · Rest −{ $rest }
rail-no-tickets = Du hast noch keine Zielkarten
rail-ticket-kind = { $kind ->
    [short] kurz
   *[long] lang
}
rail-done = erfüllt
rail-missing = { $cars } fehlen
rail-only = du hast { $cars }
rail-cut = abgeschnitten
rail-lost = −{ $points } Pkt
rail-if-lost = falls verloren
rail-payable = jetzt möglich
rail-missing-cards = fehlende Karten
rail-locomotives = Lokomotiven: { $count }
rail-planned = { $tickets ->
    [one] { $tickets } Zielkarte
   *[other] { $tickets } Zielkarten
}, { $points } Pkt
rail-planned-of = { $tickets } von { $all } Zielkarten, { $points } Pkt

# Auswahl
rail-choose = Zielkarten wählen
rail-no-offer = Gerade gibt es keine Zielkarten zur Auswahl
rail-plan-so-far = Plan bisher
rail-more-cars = { $cars ->
    [one] Waggon
   *[other] Waggons
}
rail-set = Auswahl
rail-extra = + Wagg.
rail-left = Rest
rail-gain = + / − Pkt
rail-sets-note = Rest: Waggons nach dem Plan mit dieser Auswahl · rot: zu wenige Waggons oder abgeschnitten
rail-claim = Strecke bauen
rail-claim-note = rote Nummer: aus deinem Plan
rail-claim-none = Für keine freie Strecke reichen deine Karten
rail-claim-more = und noch { $count }

# Ergebnis
rail-account = { $row ->
    [routes] Strecken
    [tickets] Zielkarten
    [failed] nicht erfüllt
    [globetrotter] Globetrotter
    [passengers] Passagiere
   *[total] Summe
}
rail-no-tickets-held = Keine Zielkarten

# Legende
rail-legend-title = So liest man die Landkarte
rail-legend = { $sign ->
    [free] frei: rote Karten (R) oder Lokomotiven
    [grey] frei: Karten einer beliebigen Farbe
    [taken] belegt: Waggon mit dem Zeichen der Person
    [closed] gesperrtes Gleis (2–3 am Tisch, oder neben deinem)
    [waiting] ein Passagier wartet: Buchstabe und Hut
    [nobody] niemand wartet
    [boarded] hier ist jemand eingestiegen
   *[country] Land: Sackgasse, nie Durchfahrt
}
rail-legend-points = Felder → Punkte
rail-legend-tickets = meiste Zielkarten: +{ $points }
rail-legend-passengers = Passagiere: +{ $first }, +{ $second }

# Beschreibungen
alt-rail-header = { $turn }. Auslage: { $cards }. Stapel { $deck }, Ablage { $discards }, kurze Zielkarten { $short }, lange { $long }. Wenigste Waggons: { $name }, { $cars }.
alt-rail-last-round = Letzte Runde. Noch am Zug: { $names }.
alt-rail-map = { $half ->
    [north] Nördliche
   *[south] Südliche
} Hälfte der Landkarte. Strecken: { $owners }. Gesperrt: { $closed }. Es warten: { $stations }.
alt-rail-player = { $name } ({ $colour }): Punkte { $points }, Waggons { $cars }, Karten { $cards }, Zielkarten { $short } kurze und { $long } lange, Passagiere { $passengers }
alt-rail-majority = { $colour }: { $shares }
alt-rail-hand = Deine Karten: { $cards }.
alt-rail-own = { $name }: Waggons { $cars }, Punkte { $points }
alt-rail-plan-cars = Plan: Waggons { $needs } von { $cars }, davon auf grauen Feldern { $grey }
alt-rail-left-out = Ohne Plan: { $tickets }
alt-rail-ticket = { $from }–{ $to }, { $value }: { $state ->
    [done] erfüllt
    [short] zu wenige Waggons
    [cut] abgeschnitten
    [failed] nicht erfüllt
   *[open] offen
}
alt-rail-plan = Plan: { $routes }. Waggons { $needs } von { $cars }. Fehlende Karten: { $missing }.
alt-rail-claim = Du kannst bauen, nach Nummern
alt-rail-offered = Zielkarten zur Auswahl, nach Nummern: { $tickets }.
alt-rail-sets = Kombinationen und ihre Waggons: { $sets }.
alt-rail-account = { $name }: Strecken { $routes }, Zielkarten { $tickets }, nicht erfüllt { $failed }, Globetrotter { $globetrotter }, Passagiere { $passengers }, zusammen { $points }
alt-rail-ways = Netz: { $name }. Zielkarten: { $tickets }.
