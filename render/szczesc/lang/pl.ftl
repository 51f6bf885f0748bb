# Podpisy na obrazkach
title = Szczęść Boże
shift = Szychta { $number }
picks = Wybiera: { $name }
workshop = Warsztaty
mine = Wydobycie
deliver = Załadunek
money = Pieniądze
order = Zamówienia
cechownia = Cechownia
canteen = Stołówka
supply = zapas
steps = { $count ->
    [one] krok
    [few] kroki
   *[many] kroków
}
look = zobacz { $count }
buy-one = kup 1 lub 0
none-left = brak
transport-H = wózek
transport-W = furmanka
transport-C = samochód
transport-L = parowóz

# Ostatni ruch
news-start = Pierwszy ruch przed nami. Szczęść Boże!
news-draft = Wybór zamówień: na stole { $left ->
    [one] została { $left } karta
    [few] zostały { $left } karty
   *[many] zostało { $left } kart
}
news-bought = kupuje { $piece }
news-took = bierze { $piece }
news-none = nic nie bierze
news-drew = ogląda { $count ->
    [one] { $count } sztukę
    [few] { $count } sztuki
   *[many] { $count } sztuk
}
news-earned = +{ $marks } { $marks ->
    [one] marka
    [few] marki
   *[many] marek
}
news-mined = { $used } z { $steps } kroków
news-mining = zjeżdża pod ziemię
news-delivered = { $count ->
    [one] { $count } zamówienie
    [few] { $count } zamówienia
   *[many] { $count } zamówień
}, +{ $points } pkt
news-canteen = { $count } do stołówki
news-shift = szychta { $number } zakończona

# Szyb
mine-of = Kopalnia: { $name }
store = Skład
office = Kasa i szatnia
light = jasne
dark = ciemne
balanced = równo
penalty = −{ $points } pkt
empty = puste
pending = Zamówienia w toku
pending-none = Brak zamówień w toku
in-hand = Zakryte karty: { $count }
pending-cost = −1 pkt za każde na koniec
sent = wysłane: { $count }
done = gotowe
steps-left = kroki: { $count }

# Opisy dla czytników ekranu
alt-board = Plansza, szychta { $shift }. { $turn }.
alt-player = { $name } ({ $colour }): punkty { $points }, marki { $marks }, górnicy { $miners }, w toku { $pending }, wysłane { $sent }, jasne { $light }, ciemne { $dark }
alt-starts = zaczyna
alt-locked = zamknięte
alt-draw = stos { $count }
alt-canteen = Stołówka
alt-supply = Zapas węgla
alt-nobody = pusto
alt-shaft = Kopalnia: { $name } ({ $colour }). Punkty { $points }, marki { $marks }, górnicy { $miners }.
alt-steps = Zostało kroków: { $count }.
alt-cage = Szola: { $stop }, { $cubes }.
alt-surface = powierzchnia
alt-level = poziom { $level }
alt-empty = pusta
alt-store = Skład: { $cubes }.
alt-carts = Poziom { $level }: { $tiles }; wagoniki: { $empty } pustych, pełne { $full }.
alt-no-tiles = bez chodników
alt-balance = Jasne { $light }, ciemne { $dark }, kara { $penalty }.
alt-pending = W toku: { $orders }.
alt-complete = gotowe
alt-hand = Zakryte karty: { $count }.
alt-sent = Wysłane: { $count }.

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
hidden-why = zakryte wysyłki dają przedziały
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
starts = Zaczyna: { $name }
start-most = Najwięcej górników w warsztatach: { $count }
start-tie = Remis w warsztatach (po { $count }): zaczyna następna osoba w kolejce, nie ta sama co dotąd
start-nobody = Nikogo w warsztatach: zaczyna następna osoba w kolejce
alt-scoring = Koniec szychty { $shift }.
alt-won = Za szychtę { $points }, razem { $scores }.

# Wynik
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
alt-wins-marks = wygrywa { $names } dzięki markom po wymianie
alt-left-over = Marki po wymianie { $marks }.
alt-cart = pusty

# Wybór zamówień
draft = Wybór zamówień
round = Runda { $number } z { $of }
on-table = Na stole: { $count }
hand-of = Karty: { $name }
draft-over = Wybór zakończony
alt-picks = Kolejność i liczba wybranych: { $order }.
alt-hidden-cards = zakryte: { $count }

# Podgląd stosu
stack-tiles = Stos warsztatów
stack-cards = Stos zamówień
draws = { $name } ogląda w tajemnicy { $count ->
    [one] { $count } sztukę
    [few] { $count } sztuki
   *[many] { $count } sztuk
}
puts-back = { $name } odkłada resztę: { $done } z { $count }
draw-choose-tiles = Kup jeden chodnik albo nic
draw-choose-cards = Weź jedno zamówienie albo nic
draw-rest-tiles = Reszta: na wierzch czy na spód stosu?
draw-rest-cards = Reszta: na wierzch czy na spód stosu?
draw-return-tiles = Odkładaj chodniki po kolei
draw-return-cards = Odkładaj karty po kolei
in-your-hand = W ręce
lacks = brak { $marks }
kept = Zatrzymane
kept-none = nic
not-yet = jeszcze nic
rest-open = Reszta wraca na stos
rest-top = Na wierzch stosu
rest-bottom = Na spód stosu
rest-how-open = wszystko na wierzch albo wszystko na spód
rest-how-top = 1 będzie pierwsze od góry
rest-how-bottom = ostatnie będzie na samym dnie
alt-purse = Marki: { $marks }.
alt-card = { $code } za { $points } pkt
alt-tile = { $code } cena { $price }

# Plan wydobycia
plan = Plan wydobycia
before = Przed
after = Po
plan-steps = Kroki
plan-orders = Zamówienia po planie
plan-none = Plan bez kroków
plan-ready = gotowe +{ $points }
alt-plan = Plan: { $name }, kroki { $used } z { $steps }: { $plan }.
alt-before = Przed:
alt-after = Po:
alt-emptied = Opróżnione wagoniki: { $carts }.
alt-completes = Ukończone: { $orders }.

# Powtórka
alt-replay = Powtórka gry, tury: { $turns }.
