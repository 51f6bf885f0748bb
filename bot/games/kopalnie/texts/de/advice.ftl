# Ein Vorsprung in dem, was der Ratgeber dieses Spiels zählt
lead = { $points } Punkte

# Warum ein Zug gut ist oder was gegen ihn spricht. Hängt es vom Würfel ab, stehen davor die Zahlen: why-on.
x-set-of = { $kind ->
    [gold] Gold
    [bronze] Bronze
    [papyrus] Papyri
    [crystal] Kristalle
    [ruby] Rubine
    [diamond] Diamanten
   *[stone] Steine
}
x-one-of = { $kind ->
    [gold] das Gold
    [bronze] ein Bronzestück
    [papyrus] einen Papyrus
    [crystal] einen Kristall
    [ruby] einen Rubin
    [diamond] einen Diamanten
   *[stone] einen Stein
}
why-on = bei { $rolls }: { $why }
why-mission_odds = { points }; gelingt in etwa { $percent } von 100 Spielen
why-completes = macht den Satz { x-set-of } voll: { points }
why-grows = der Satz { x-set-of } wächst auf { tiles }: { points } mehr
why-nearer = ein Plättchen mehr für den Satz { x-set-of }; { $lacking ->
    [one] noch eines
   *[other] noch { $lacking }
}, und er bringt { points }
why-forms = Kessel, Figur und Messer zusammen: { points }
why-pack = ein Bündel freier Schätze ist voll: { points }
why-bonus = { points } durch „{ $card }“
why-coins = { coins }
why-card = eine Chancenkarte
why-stone = ein Stein
why-stone_costs = ein Stein, das sind dann schon { $stones }: { points } weniger
why-no_stone = kein Wurf bringt einen Stein
why-mission = erfüllt deinen Auftrag: { points }
why-leads = mehr { x-set-of } als alle anderen, wie es dein Auftrag will: { points }, wenn es so bleibt
why-toward = bringt dich dem Auftrag „{ $mission }“ näher: { points }
why-spoils = verdirbt deinen Auftrag: { points }
why-ends_ahead = beendet das Spiel, solange du führst: { $own } zu { $best }, soweit man es am Tisch sieht
why-ends_level = beendet das Spiel unentschieden: { $own } zu { $best }, soweit man es am Tisch sieht
why-ends_behind = beendet das Spiel, während du zurückliegst: { $own } zu { $best }, soweit man es am Tisch sieht
why-denies = schnappt { $who } { x-one-of } weg, dort wären es { points }
why-two_rolls = der bessere von zwei Würfen
why-two_digs = du gräbst in diesem Zug zweimal
why-better = { $better ->
    [0] kein Wurf brächte mehr
    [one] { $better } von { $faces } Würfen brächte mehr
   *[other] { $better } von { $faces } Würfen brächten mehr
}
why-keeps = „{ $card }“ bleibt dir für später
why-spends = verbraucht „{ $card }“
why-no_coins = keine Münzen
why-guess = { coins } bei einer Zahl von { $faces }; jede ist so gut wie die andere
why-guess_lantern = { coins }, mit der Laterne auch bei den Zahlen daneben
why-in_reach = wer als Nächstes dran ist, könnte { coins } gleich holen
why-out_of_reach = kein Wurf des nächsten Zuges reicht bis dorthin
why-suits = { $tile }: nützt niemandem so viel wie dir
why-enough = noch eine Münze würde eher den anderen helfen

# Was in der ganzen Partie am meisten kostete
why-leak_mission = der Auftrag „{ $mission }“ blieb unerfüllt: { points } weniger
why-leak_sets = Sätze, denen ein Plättchen fehlte: { $sets }, zusammen { points }; am meisten schade: { x-set-of } mit { $tiles }, { $most } Pkt
why-leak_stones = Steine: { $stones }, das sind { points } weniger
why-leak_cards = nie gespielte Karten: { $cards } (etwa „{ $card }“), etwa { points } wert
