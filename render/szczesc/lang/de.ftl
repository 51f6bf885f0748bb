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
group-empty = Leere Wagen auf der Sohle
counts-now = zählt jetzt
counts-from = ab Schicht { $number }
legend-place = Platz
legend-count = wie viele
legend-points = Punkte
gain = Gewinn der Schicht
then = Summe dann
hidden-why = verdeckte Lieferungen: Spannen
alt-standings = Mehrheiten, wenn Schicht { $shift } jetzt endete.
alt-order = Zahlen in dieser Reihenfolge: { $names }. Nach dem Pfeil Punkte.
alt-later = zählt noch nicht
alt-gain = Gewinn { $points }, Punkte jetzt { $scores }.
alt-face-down = Verdeckte Lieferungen: { $counts }.

# Schichtende
shift-over = Ende der Schicht { $number }
best-gain = Am meisten: { $names }, +{ $points } Pkt
no-gain = Niemand bekommt Punkte
for-shift = Für die Schicht
score-now = Gesamt
starts = Es beginnt: { $name }
start-most = Die meisten Bergleute in den Werkstätten: { $count }
start-tie = Gleichstand in den Werkstätten (je { $count }): Es beginnt, wer der Reihe nach folgt, nicht noch einmal dieselbe Person
start-nobody = Niemand in den Werkstätten: Es beginnt, wer der Reihe nach folgt
alt-scoring = Ende der Schicht { $shift }.
alt-won = Für die Schicht { $points }, gesamt { $scores }.

# Das Ergebnis
result = Ergebnis
so-far = Punkte bisher
shared-win = Gemeinsamer Sieg: { $names }
tie-break = (Gleichstand, Mark { $marks })
section-deliveries = Gelieferte Aufträge
section-majorities = Mehrheiten
section-settled = Endabrechnung
hint-deliveries = Summe: Schicht I+II+III
hint-majorities = Summe: Schicht I+II+III
hint-settled = am Ende des Spiels
account-marks = Mark, 5 : 1
account-cubes = Kohle, 3 : 1
account-pending = offen, je −1
account-balance = Ausgleich, je −2
alt-in-order = Der Reihe nach: { $names }.
alt-wins-points = { $names } gewinnt
alt-wins-marks = { $names } gewinnt durch die übrigen Mark
alt-wins-shared = { $names } gewinnen gemeinsam
alt-left-over = Übrige Mark { $marks }.
alt-cart = leer

# Die Auswahl
draft = Auswahl der Aufträge
round = Runde { $number } von { $of }
on-table = Auf dem Tisch: { $count }
hand-of = Karten: { $name }
draft-over = Die Auswahl ist vorbei
alt-picks = Reihenfolge und gewählte Karten: { $order }.
alt-hidden-cards = verdeckt: { $count }

# Ein Blick in den Stapel
stack-tiles = Stapel der Werkstätten
stack-cards = Stapel der Aufträge
draws = { $name } sieht heimlich { $count } an
puts-back = { $name } legt den Rest zurück: { $done } von { $count }
draw-choose-tiles = Einen Stollen kaufen oder keinen
draw-choose-cards = Einen Auftrag nehmen oder keinen
draw-rest-tiles = Der Rest: obenauf oder nach unten?
draw-rest-cards = Der Rest: obenauf oder nach unten?
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
rest-how-open = alles obenauf oder alles nach unten
rest-how-top = 1 liegt dann ganz oben
rest-how-bottom = das letzte liegt dann ganz unten
alt-purse = Mark: { $marks }.
alt-card = { $code } für { $points } Pkt
alt-tile = { $code } Preis { $price }

# Ein Förderplan
plan = Förderplan
before = Vorher
after = Nachher
plan-steps = Schritte
plan-orders = Aufträge nach dem Plan
plan-none = Ein Plan ohne Schritte
plan-ready = fertig +{ $points }
alt-plan = Plan: { $name }, Schritte { $used } von { $steps }: { $plan }.
alt-before = Vorher:
alt-after = Nachher:
alt-emptied = Geleerte Wagen: { $carts }.
alt-completes = Fertig: { $orders }.

# Der Zeitraffer
alt-replay = Das Spiel im Zeitraffer, Züge: { $turns }.
