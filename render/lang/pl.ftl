# Podpisy na obrazkach wszystkich gier
player = Gracz { $number }
turn = Tura: { $name }
game-over = Koniec gry
wins = Wygrywa { $name }
draw-wins = Remis: { $names }
points = pkt
on-turn = tura
score-now = Razem
result = Wynik
so-far = Dotychczasowe punkty
shared-win = Wspólne zwycięstwo: { $names }

# Opisy dla czytników ekranu
alt-last = Ostatnio: { $news }.
alt-nothing = nic
alt-more = i jeszcze { $count }
alt-replay = Powtórka gry, tury: { $turns }.
alt-in-order = Po kolei: { $names }.
alt-wins-points = wygrywa { $names }
alt-wins-shared = wspólnie wygrywają { $names }
colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-white = biały
colour-pink = różowy
colour-black = czarny
short-colour-red = czerw.
short-colour-blue = nieb.
short-colour-green = ziel.
short-colour-white = biały
short-colour-pink = róż.
short-colour-black = czar.
