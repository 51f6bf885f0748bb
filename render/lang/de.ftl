# Beschriftungen der Bilder aller Spiele
player = Person { $number }
turn = Am Zug: { $name }
game-over = Spielende
wins = { $name } gewinnt
draw-wins = Gleichstand: { $names }
points = Pkt
on-turn = Zug
score-now = Gesamt
result = Ergebnis
so-far = Punkte bisher
shared-win = Gemeinsamer Sieg: { $names }

# Beschreibungen für Vorleseprogramme
alt-last = Zuletzt: { $news }.
alt-nothing = nichts
alt-more = { $count } weitere
alt-replay = Das Spiel im Zeitraffer, Züge: { $turns }.
alt-in-order = Der Reihe nach: { $names }.
alt-wins-points = { $names } gewinnt
alt-wins-shared = { $names } gewinnen gemeinsam
colour-red = rot
colour-blue = blau
colour-green = grün
colour-white = weiß
colour-pink = rosa
colour-black = schwarz
short-colour-red = rot
short-colour-blue = blau
short-colour-green = grün
short-colour-white = weiß
short-colour-pink = rosa
short-colour-black = schwarz
