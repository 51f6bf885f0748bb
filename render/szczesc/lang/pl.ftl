# Węgiel
coal-Y = żółty
coal-B = brunatny
coal-G = szary
coal-K = czarny

# Większości
standings = Kto prowadzi
if-ended = Gdyby szychta { $number } skończyła się teraz
group-colour = Wysłane pola według węgla
group-transport = Wysłane pola według transportu
group-empty = Puste wagoniki na poziomie
counts-now = liczy się teraz
counts-from = od szychty { $number }
legend-place = miejsce
legend-count = ile ma
legend-points = punkty
gain = Zysk z szychty
then = Razem byłoby
hidden-why = zakryte wysłane karty: stąd przedziały
alt-standings = Większości, gdyby szychta { $shift } skończyła się teraz.
alt-order = Liczby po kolei: { $names }. Po strzałce punkty.
alt-later = jeszcze się nie liczy
alt-gain = Zysk { $points }, punkty teraz { $scores }.
alt-face-down = Zakryte wysłane karty: { $counts }.

# Koniec szychty
shift-over = Koniec szychty { $number }
best-gain = Najwięcej: { $names }, +{ $points } pkt
no-gain = Nikt nie dostaje punktów
for-shift = Za szychtę
score-now = Razem
starts = Zaczyna: { $name }
start-most = Najwięcej górników w warsztatach: { $count }
start-tie = Remis w warsztatach (po { $count }): zaczyna następna osoba w kolejce, nie ta sama co dotąd
start-nobody = Nikogo w warsztatach: zaczyna następna osoba w kolejce
alt-scoring = Koniec szychty { $shift }.
alt-won = Za szychtę { $points }, razem { $scores }.

# Wynik
result = Wynik
so-far = Dotychczasowe punkty
shared-win = Wspólne zwycięstwo: { $names }
tie-break = (remis, marki { $marks })
section-deliveries = Wysłane zamówienia
section-majorities = Większości
section-settled = Rozliczenie
hint-deliveries = razem: szychta I+II+III
hint-majorities = razem: szychta I+II+III
hint-settled = na koniec gry
account-marks = marki, 5 : 1
account-cubes = kostki, 3 : 1
account-pending = w toku, po −1
account-balance = różnica, po −2
alt-in-order = Po kolei: { $names }.
alt-wins-points = wygrywa { $names }
alt-wins-marks = wygrywa { $names } dzięki markom po wymianie
alt-wins-shared = wspólnie wygrywają { $names }
alt-left-over = Marki po wymianie { $marks }.
alt-cart = pusty
