# Beschriftungen der Bilder
title = Szczęść Boże
player = Spieler { $number }
shift = Schicht { $number }
turn = Am Zug: { $name }
picks = Wählt: { $name }
game-over = Spielende
wins = { $name } gewinnt
draw-wins = Gleichstand: { $names }
workshop = Werkstätten
mine = Förderung
deliver = Verladung
money = Geld
order = Aufträge
cechownia = Zechensaal
canteen = Kantine
supply = Vorrat
steps = { $count ->
    [one] Schritt
   *[other] Schritte
}
look = { $count } ansehen
buy-one = 0/1 kaufen
none-left = leer
points = Pkt
on-turn = Zug
transport-H = Karre
transport-W = Fuhrwerk
transport-C = Auto
transport-L = Lokomotive

# Der letzte Zug
news-start = Der erste Zug steht noch aus. Szczęść Boże!
news-draft = Auswahl: noch { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
} auf dem Tisch
news-bought = kauft { $piece }
news-took = nimmt { $piece }
news-none = nimmt nichts
news-drew = sieht { $count } an
news-earned = +{ $marks } { $marks ->
    [one] Mark
   *[other] Mark
}
news-mined = { $used } von { $steps } Schritten
news-mining = fährt ein
news-delivered = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}, +{ $points } Pkt
news-canteen = { $count } in die Kantine
news-shift = Schicht { $number } ist zu Ende

# Der Schacht
mine-of = Zeche: { $name }
store = Lager
office = Kasse und Kaue
light = hell
dark = dunkel
balanced = gleich
penalty = −{ $points } Pkt
empty = leer
pending = Offene Aufträge
pending-none = Keine offenen Aufträge
in-hand = Verdeckte Karten: { $count }
pending-cost = −1 Pkt je Karte am Ende
sent = geliefert: { $count }
done = fertig
steps-left = Schritte: { $count }

# Beschreibungen für Bildschirmleser
alt-board = Spielplan, Schicht { $shift }. { $turn }.
alt-last = Zuletzt: { $news }.
alt-player = { $name } ({ $colour }): Punkte { $points }, Mark { $marks }, Bergleute { $miners }, offen { $pending }, geliefert { $sent }, hell { $light }, dunkel { $dark }
alt-starts = beginnt
alt-locked = gesperrt
alt-draw = Stapel { $count }
alt-canteen = Kantine
alt-supply = Kohlevorrat
alt-nobody = niemand
alt-shaft = Zeche: { $name } ({ $colour }). Punkte { $points }, Mark { $marks }, Bergleute { $miners }.
alt-steps = Schritte übrig: { $count }.
alt-cage = Korb: { $stop }, { $cubes }.
alt-surface = über Tage
alt-level = Sohle { $level }
alt-empty = leer
alt-store = Lager: { $cubes }.
alt-nothing = nichts
alt-carts = Sohle { $level }: { $tiles }; Wagen: { $empty } leer, voll { $full }.
alt-no-tiles = keine Stollen
alt-balance = Hell { $light }, dunkel { $dark }, Abzug { $penalty }.
alt-pending = Offen: { $orders }.
alt-complete = fertig
alt-hand = Verdeckte Karten: { $count }.
alt-sent = Geliefert: { $count }.
colour-red = rot
colour-blue = blau
colour-green = grün
colour-white = weiß
short-colour-red = rot
short-colour-blue = blau
short-colour-green = grün
short-colour-white = weiß
