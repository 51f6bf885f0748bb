# Beschriftungen der Bilder
title = Szczęść Boże
shift = Schicht { $number }
picks = Wählt: { $name }
workshop = Lorenfabrik
mine = Förderung
deliver = Auslieferung
money = Geld
order = Aufträge
cechownia = Bank
supply = Vorrat
steps = { $count ->
    [one] Schritt
   *[other] Schritte
}
look = { $count } ansehen
take-one = 0/1 nehmen
buy-one = 0/1 kaufen
none-left = leer
word-workshop = lorenfabrik
word-mine = förderung
word-order = auftrag
word-deliver = auslieferung
word-money = geld
word-draw = stapel
at-workshop = Lorenfabrik { $number }
at-workshop-draw = Lorenfabrik, Stapel
at-mine = Förderung { $number }
at-order = Auftrag { $number }
at-order-draw = Aufträge, Stapel
at-deliver = Auslieferung, { $transport }
at-money = Geld { $number }
at-cechownia = Bank
tile-light = hell
tile-dark = dunkel
transport-H = Handkarren
transport-W = Fuhrwerk
transport-C = Lastwagen
transport-L = Lokomotive

# Der letzte Zug
news-start = Der erste Zug steht noch aus. Glück auf!
news-draft = Auswahl: noch { $left ->
    [one] { $left } Karte
   *[other] { $left } Karten
} auf dem Tisch
news-bought = kauft einen Stollen: { $colour } ×{ $carts }, { $side }
news-took = nimmt einen Auftrag: { $transport }, { $points } Pkt
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
store = Lager
office = Kasse und Kaue
light = hell
dark = dunkel
balanced = gleich
penalty = −{ $points } Pkt
pending = Offene Aufträge
pending-none = Keine offenen Aufträge
in-hand = Verdeckte Karten: { $count }
pending-cost = −1 Pkt je Karte am Ende
steps-left = Schritte: { $count }

# Beschreibungen für Bildschirmleser
alt-board = Spielplan, Schicht { $shift }. { $turn }.
alt-player = { $name } ({ $colour }): Punkte { $points }, Mark { $marks }, Bergleute { $miners }, offen { $pending }, geliefert { $sent }, hell { $light }, dunkel { $dark }
alt-starts = beginnt
alt-locked = gesperrt
alt-draw = Stapel { $count }
alt-canteen = Kantine
alt-supply = Kohlevorrat
alt-nobody = niemand
alt-shaft = Schacht: { $name } ({ $colour }). Punkte { $points }, Mark { $marks }, Bergleute { $miners }.
alt-steps = Schritte übrig: { $count }.
alt-cage = Korb: { $stop }, { $cubes }.
alt-surface = über Tage
alt-level = Sohle { $level }
alt-empty = leer
alt-store = Lager: { $cubes }.
alt-carts = Sohle { $level }: { $tiles }; Loren: { $empty } leer, voll { $full }.
alt-no-tiles = keine Stollen
alt-balance = Hell { $light }, dunkel { $dark }, Abzug { $penalty }.
alt-pending = Offen
alt-complete = fertig
alt-hand = Verdeckte Karten: { $count }.
alt-sent = Geliefert: { $count }.

# Kohle
coal-Y = gelb
coal-B = braun
coal-G = grau
coal-K = schwarz

# Mehrheiten
standings = Wer vorn liegt
if-ended = Wenn Schicht { $number } jetzt endete
group-colour = Gelieferte Felder nach Kohle
group-transport = Gelieferte Felder nach Transport
group-empty = Leere Loren auf der Sohle
short-colour-group = nach Kohle
short-transport-group = nach Transport
short-empty-group = leere Loren
legend-count = wie viele
legend-points = Punkte
gain = Gewinn
then = Summe
hidden-why = Spannen: wegen verdeckter Lieferungen
alt-standings = Mehrheiten, wenn Schicht { $shift } jetzt endete.
alt-order = Zahlen in dieser Reihenfolge: { $names }. Nach dem Pfeil Punkte.
alt-later = zählt noch nicht
alt-gain = Gewinn { $points }, Punkte jetzt { $scores }.
alt-face-down = Verdeckte Lieferungen: { $counts }.

# Schichtende
shift-over = Ende der Schicht { $number }
best-gain = Am meisten: { $names }, +{ $points } Pkt
no-gain = Niemand bekommt Punkte
shift-word = Schicht
starts = Es beginnt: { $name }
start-most = Die meisten Bergleute in der Lorenfabrik: { $count }
start-tie = Gleichstand in der Lorenfabrik (je { $count }): Es beginnt, wer davon der Reihe nach folgt, nicht noch einmal dieselbe Person
start-tie-short = Gleichstand (je { $count }): Es beginnt, wer davon folgt
start-nobody = Niemand in der Lorenfabrik: Es beginnt, wer der Reihe nach folgt
alt-scoring = Ende der Schicht { $shift }.
alt-won = Für die Schicht { $points }, gesamt { $scores }.

# Das Ergebnis
tie-break = (Gleichstand, Mark { $marks })
section-deliveries = Gelieferte Aufträge
section-majorities = Mehrheiten
section-settled = Endabrechnung
sent-word = Geliefert
account-marks = Mark, 5 : 1
account-cubes = Kohle, 3 : 1
account-pending = offen, je −1
account-balance = Unterschied, je −2
alt-wins-marks = { $names } gewinnt durch die übrigen Mark
alt-left-over = Übrige Mark { $marks }.
alt-cart = leer

# Die Auswahl
draft = Auswahl der Aufträge
round = Runde { $number } von { $of }
on-table = Auf dem Tisch: { $count }
picking-order = Reihenfolge
hand-of = Karten: { $name }
draft-over = Die Auswahl ist vorbei
alt-picks = Reihenfolge und gewählte Karten: { $order }.
alt-hidden-cards = verdeckt: { $count }

# Ein Blick in den Stapel
stack-tiles = Stollenstapel
stack-cards = Auftragsstapel
draws = { $name } sieht heimlich { $count } an
puts-back = { $name } legt den Rest zurück: { $done } von { $count }
draw-choose-tiles = Einen Stollen kaufen oder keinen
draw-choose-cards = Einen Auftrag nehmen oder keinen
draw-rest-tiles = Der Rest: nach oben oder nach unten?
draw-rest-cards = Der Rest: nach oben oder nach unten?
draw-return-tiles = Stollen nacheinander zurücklegen
draw-return-cards = Karten nacheinander zurücklegen
in-your-hand = Auf der Hand
lacks = fehlt { $marks }
kept = Behalten
kept-none = nichts
not-yet = noch nichts
rest-open = Der Rest kommt zurück
rest-top = Oben auf den Stapel
rest-bottom = Unter den Stapel
rest-how-open = alles nach oben oder alles nach unten
rest-how-top = 1 liegt dann ganz oben
rest-how-bottom = das letzte liegt dann ganz unten
alt-purse = Mark: { $marks }.
alt-piece-card = { $transport } { $code }
alt-piece-tile = { $colour } ×{ $carts }, { $side } ({ $code })
alt-card = { $card } für { $points } Pkt
alt-price = Preis { $price }

# Ein Förderplan
plan = Plan
plan-orders = Aufträge nach dem Plan
plan-none = Ein Plan ohne Schritte
steps-remain = übrig: { $count }
plan-done = fertig: { $count }
plan-emptied = leere Loren
where-to = Wohin gehen deine Bergleute?
stays = bleiben { $marks } M
short-of = fehlen { $marks } M
needs-miners = braucht { $count } Bergl.
from-players = ab { $count } Personen
choose = wählen
nothing-ready = nichts fertig
alt-plan = Plan: { $name }, Schritte { $used } von { $steps }: { $plan }.
alt-before = Vorher:
alt-after = Nachher:
alt-emptied = Geleerte Loren: { $carts }.
alt-completes = Fertig: { $orders }.
alt-places = { $kind }. Du hast Mark: { $marks }, Bergleute: { $miners }.
alt-place-costs = Bergleute: { $miners }
alt-gains = Punkte für den letzten Zug: { $points }.
alt-arrived = In die Kantine: { $who }.

# Der Zeitraffer
