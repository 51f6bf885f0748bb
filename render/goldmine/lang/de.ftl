# Die Kopfzeile
gold-title = Gold Mine
gold-deciding = Entscheidet: { $name }
gold-tiles-left = im Beutel
gold-of-them-gold = mit Gold
gold-laid-so-far = gelegt
gold-build-first = Aufbau der Mine
gold-laid = gelegt auf { $cell }
gold-kind-chamber = Goldkammer
gold-kind-cavern = Höhle
gold-kind-tunnel = Tunnel
gold-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
gold-through = durch den Geheimgang
gold-stays = bleibt stehen
gold-passes = passt
gold-no-way = kein Weg
gold-nothing-fits = nichts passt
gold-go-in = Hinein in die Mine!
gold-of = { $count } von { $target }
gold-gives = gibt { $count }
gold-takes = nimmt { $count }
gold-against-gold = Gold: { $name }
gold-against-bat = Fledermäuse: { $name }
gold-won = gewonnen { $score }
gold-lost = verloren { $score }

# Ein Duell
gold-challenges = Angriff
gold-defends = Verteidigung
gold-tie = gleich
gold-drive = Flucht: bis zu { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}
gold-dropped = das Nugget kommt nach { $cell }
gold-left-it = das Nugget bleibt
gold-no-chamber = keine Kammer ist leer
gold-no-nugget = kein Nugget zu verlieren
gold-no-flight = keine Flucht möglich
gold-decides = wer gewonnen hat, entscheidet
gold-you = du
gold-rival = Verteidigung
gold-challenge-gold = Goldduell
gold-challenge-bat = Fledermausduell
gold-if-won = gewonnen
gold-if-lost = verloren
gold-won-nugget = du legst ein fremdes Nugget ab
gold-won-walk = dann Würfel, Schritte, Einsammeln
gold-lost-nugget = eines von dir wird abgelegt
gold-tokens-after = Zug zu Ende, Marker: { $count }
gold-won-drive = ein Würfel, und du verjagst
gold-lost-drive = ein Würfel, und du fliehst
gold-home-after = Würfe: { $now }, dann bis { $then }

# Fragen
gold-own = Gold
gold-to-gold = zum Gold: Schritte · Würfe
gold-to-home = zum Eingang: Schritte · Würfe
gold-bag = im Beutel · mit Gold
gold-entrance = Eingang
gold-you-stand = Du stehst hier: { $place }
gold-move-title = Dein Zug: graben, würfeln oder passen?
gold-act-title = Was noch?
gold-ask-collect = Vor dir liegt ein Nugget: einsammeln?
gold-build-title = Aufbau der Mine
gold-walk-title = { $steps ->
    [one] Ein Schritt
   *[other] Bis zu { $steps } Schritte
}
gold-ask-walk = { $count ->
    [one] { $count } Ziel
   *[other] { $count } Ziele
} oder stehen bleiben: { $place }
gold-passage-title = Durch den Geheimgang
gold-ask-passage = { $count ->
    [one] { $count } Ausgang
   *[other] { $count } Ausgänge
} oder stehen bleiben: { $place }
gold-chase-title = Du verjagst { $name }
gold-ask-chase = bis zu { $steps } Schritte · Würfe zum Eingang: jetzt { $now }, bei Nummer { $number }: { $far }
gold-drop-title = Wohin mit dem Nugget?
gold-ask-drop = { $count ->
    [one] { $count } leere Kammer
   *[other] { $count } leere Kammern
} · dir am nächsten: Nummer { $number } (Würfe: { $rolls })
gold-ask-lay = wohin damit? { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
gold-lit-near = hell: ein Schritt von dir
gold-lit-building = hell: ein Schritt vom Eingang
gold-page = Seite { $page }/{ $pages }
gold-turn-title = { $tile }, { $cell }: wie herum?
gold-joins = verbindet { $count }
gold-joins-stub = mit Stumpf: { $count }
gold-opens = öffnet { $count }
gold-hand-title = Deine Hand
gold-hand-of = Hand: { $name }
gold-hand-cave = Höhlen
gold-hand-passage = Geheimgänge
gold-hand-mud = Pfützen
gold-fits = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
gold-fits-nowhere = passt nirgends
gold-passage-short = Geheimgang
gold-mud-short = Schlamm

# Plättchen
gold-shape-I = Gerade
gold-shape-L = Kurve
gold-shape-T = Abzweigung
gold-shape-X = Kreuzung
gold-shape-E = Sackgasse
gold-shape-D = zwei Kurven
gold-shape-B = Brücke
gold-shape-J = Gerade neben Stumpf
gold-shape-Y = Abzweigung neben Stumpf
gold-shape-H = eingestürzte Gerade
gold-shape-Z = eingestürzte Kreuzung
gold-shape-O = Höhle
gold-tile-chamber = Kammer, { $shape }
gold-tile-passage = , Geheimgang
gold-tile-mud = , Schlamm

# Das Ergebnis
gold-wins = { $name } gewinnt!
gold-team-wins = { $names } gewinnen!
gold-share = Geteilter Sieg: { $names }
gold-and = { $first } und { $second }
gold-winners = gewonnen: { $names }
gold-target = nötige Nuggets: { $target }
gold-home-with = am Eingang mit { $count } von { $target } Nuggets
gold-home-together = beide am Eingang, zusammen { $count } von { $target }
gold-chased-home = von Fledermäusen zum Eingang gejagt
gold-went-quiet = { $rounds } stille Runden: In der Mine wurde es still
gold-quiet-scores = Gold { $scores }, nötig { $target }
gold-scores = Gold: { $scores }
gold-rounds = Runden
gold-tiles-laid = Plättchen
gold-left-lying = liegen noch
gold-shut-in = eingemauert

# Beschreibungen
alt-gold-header = { $turn }. Plättchen im Beutel { $tiles }, mit Gold { $chambers }. Nötig: { $target }.
alt-gold-laid = Aufbau: { $laid } von { $of } Plättchen liegen.
alt-gold-window = Die Mine von { $from } bis { $to }
alt-gold-nuggets = Gold liegt auf
alt-gold-last-tile = Letztes Plättchen: { $cell }, { $tile }
alt-gold-player = { $name } ({ $colour }): { $place }, Gold { $gold }, Goldmarker { $tokens }, Fledermausmarker { $bats }; zum Gold { $near }, zum Eingang { $home }
alt-gold-team = Team { $names }: zusammen { $gold } von { $target }
alt-gold-no-way = kein Weg
alt-gold-rolls = Würfe { $rolls }
alt-gold-goes-on = Der untere Teil desselben Fensters.
alt-gold-duel = { $kind ->
    [bat] Fledermausduell
   *[gold] Goldduell
}: { $name } und { $other }, Würfel { $rolls }, { $winner } gewinnt.
alt-gold-odds = { $kind ->
    [bat] Fledermausduell
   *[gold] Goldduell
} gegen { $name }: Chance auf den Sieg { $chance } %.
alt-gold-hand = Auf der Hand: { $tiles }.
alt-gold-hand-of = { $name }, auf der Hand: { $tiles }.
alt-gold-to-lay = Zu legen: { $tile }.
alt-gold-cells = Felder nach Nummern
alt-gold-goals = { $name }, Schritte: { $steps }. Ziele nach Nummern
alt-gold-exits = Zur Wahl, nach Nummern
alt-gold-result = Ende: { $names }. Gold der Reihe nach: { $scores }. { $how ->
    [quiet] In der Mine wurde es still.
    [chased] Von Fledermäusen zum Eingang gejagt.
   *[home] Die Bewegung endete am Eingang.
}
alt-gold-grown = Gelegte Plättchen: { $tiles }. Gold: { $scores }.
