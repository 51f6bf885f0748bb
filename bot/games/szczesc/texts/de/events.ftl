# Was geschah: eine Zeile je Zug. Wohin die Bergleute gehen …
to-workshop = in die Lorenfabrik, Platz { $number }
to-workshop-draw = in die Lorenfabrik, um zu ziehen
to-mine = unter Tage
to-deliver = zur Auslieferung ({ $transport })
to-money = Geld holen: { marks }
to-cechownia = für { marks } zur Bank
to-order = einen Auftrag holen
to-order-draw = an den Auftragsstapel

# … und was sie dort tun
turn-plain = { $who } schickt { miners } { $to }.
turn-with = { $who } schickt { miners } { $to }: { $what }.
turn-middle = { $who }: { $what }.
turn-canteen = In die Kantine: { $count } ({ $whose }).
turn-canteen-own = In die Kantine: { $count } ({ $count ->
    [one] eigener
   *[other] eigene
}).
did-buy = kauft einen Stollen (**{ $tile }**) für { marks }
did-fill-carts = in die Loren kommt andere Kohle: { $cubes }
did-earn = nimmt { marks }
did-take-order = nimmt **{ $card }**
did-draw-tiles = sieht sich { tiles } an
did-draw-orders = sieht sich { cards } an
did-keep-none = behält nichts
did-put-back-top = legt { $count } nach oben zurück
did-put-back-bottom = legt { $count } nach unten zurück
did-mine = { $used } von { x-steps-dat }
did-load = lädt { $cubes }
did-complete = fertig: { $orders }
did-fill = belegt { squares }
did-store = lagert { $cubes }
did-deliver = { orders } für { points }
did-deliver-which = ({ $cards })

# Die Auswahl
told-draft = { $who } wählt einen Auftrag; noch { cards } übrig.
told-draft-over = Die Auswahl ist beendet. { $hands }.
told-draft-hand = { $who }: { $cards }
told-draft-board = Neu auf dem Spielplan: { $cards }.

# Ende einer Schicht und des Spiels
told-out-of-tiles = Der Stollenstapel ist aufgebraucht.
told-out-of-cards = Der Auftragsstapel ist aufgebraucht.
told-shift-over = **Feierabend! Schicht { $shift } ist zu Ende.** { $scores }.
told-score = { $who } { $more } → { $score }
told-score-row = { $what }: { $who }
told-score-share = { $who } +{ $points }
told-start-most = { $who } beginnt Schicht { $shift }: die meisten Bergleute in der Lorenfabrik ({ $count }).
told-start-tie = { $who } beginnt Schicht { $shift }: Gleichstand in der Lorenfabrik, darum nach der Sitzordnung.
told-start-nobody = { $who } beginnt Schicht { $shift }: In der Lorenfabrik war niemand, darum nach der Sitzordnung.
told-shift = Schicht { $shift } beginnt.
told-settled = Schlussabrechnung: { $scores }.
told-win = **Schicht im Schacht! { $who } gewinnt mit { x-points-dat }.**
told-win-marks = **Das Spiel ist aus: { $who } gewinnt mit { x-points-dat }**, bei Gleichstand dank der übrigen Mark.
told-win-shared = **Das Spiel ist aus: { $who } teilen sich den Sieg mit { x-points-dat }!**

# Nur für ein Paar Augen
secret-draft = 🔒 Deine Wahl: **{ $card }**.
secret-draw = 🔒 Du siehst: { $pieces }.
secret-put-back-top = 🔒 Nach oben zurückgelegt, das erste liegt zuoberst: { $pieces }.
secret-put-back-bottom = 🔒 Nach unten zurückgelegt, das letzte liegt zuunterst: { $pieces }.
secret-delivered = 🔒 Geliefert: { $cards }.

# Rund um das Spiel
log-open = { $who } eröffnet eine Zeche. **Glück auf!**
log-start = Das Spiel beginnt. **Glück auf!**
