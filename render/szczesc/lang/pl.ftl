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
supply = zapas
steps = { $count ->
    [one] krok
    [few] kroki
   *[many] kroków
}
look = zobacz { $count }
take-one = weź 1 lub 0
buy-one = kup 1 lub 0
none-left = brak
word-workshop = warsztat
word-mine = wydobycie
word-order = zamówienie
word-deliver = załadunek
word-money = pieniądze
word-draw = stos
at-workshop = warsztat { $number }
at-workshop-draw = warsztaty, stos
at-mine = wydobycie { $number }
at-order = zamówienie { $number }
at-order-draw = zamówienia, stos
at-deliver = załadunek, { $transport }
at-money = pieniądze { $number }
at-cechownia = cechownia
tile-light = jasny
tile-dark = ciemny
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
news-bought = kupuje chodnik: { $colour } ×{ $carts }, { $side }
news-took = bierze zamówienie: { $transport }, { $points } pkt
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
news-mining = zjeżdża na dół
news-delivered = { $count ->
    [one] { $count } zamówienie
    [few] { $count } zamówienia
   *[many] { $count } zamówień
}, +{ $points } pkt
news-canteen = { $count } do stołówki
news-shift = szychta { $number } zakończona

# Szyb
store = Skład
office = Kasa i łaźnia
light = jasne
dark = ciemne
balanced = równo
penalty = −{ $points } pkt
pending = Oczekujące zamówienia
pending-none = Brak oczekujących zamówień
in-hand = Zakryte karty: { $count }
pending-cost = −1 pkt za każde na koniec
steps-left = kroki: { $count }

# Opisy dla czytników ekranu
alt-board = Plansza, szychta { $shift }. { $turn }.
alt-player = { $name } ({ $colour }): punkty { $points }, marki { $marks }, górnicy { $miners }, czeka { $pending }, wysłane { $sent }, jasne { $light }, ciemne { $dark }
alt-starts = zaczyna
alt-locked = zamknięte
alt-draw = stos { $count }
alt-canteen = Stołówka
alt-supply = Zapas węgla
alt-nobody = pusto
alt-shaft = Szyb: { $name } ({ $colour }). Punkty { $points }, marki { $marks }, górnicy { $miners }.
alt-steps = Zostało kroków: { $count }.
alt-cage = Szola: { $stop }, { $cubes }.
alt-surface = zrąb
alt-level = poziom { $level }
alt-empty = pusta
alt-store = Skład: { $cubes }.
alt-carts = Poziom { $level }: { $tiles }; wagoniki: { $empty } bez węgla, pełne { $full }.
alt-no-tiles = bez chodników
alt-balance = Jasne { $light }, ciemne { $dark }, kara { $penalty }.
alt-pending = Oczekujące
alt-complete = gotowe
alt-hand = Zakryte karty: { $count }.
alt-sent = Wysłane: { $count }.

# Węgiel
coal-Y = żółty
coal-B = brązowy
coal-G = szary
coal-K = czarny

# Większości
standings = Kto prowadzi
if-ended = Gdyby szychta { $number } skończyła się teraz
group-colour = Wysłane pola według węgla
group-transport = Wysłane pola według transportu
group-empty = Puste wagoniki na poziomie
short-colour-group = według węgla
short-transport-group = według transportu
short-empty-group = puste wagoniki
legend-count = ile ma
legend-points = punkty
gain = zysk
then = razem
hidden-why = zakryte dostawy dają przedziały
alt-standings = Przewagi, gdyby szychta { $shift } skończyła się teraz.
alt-order = Liczby po kolei: { $names }. Po strzałce punkty.
alt-later = jeszcze się nie liczy
alt-gain = Zysk { $points }, punkty teraz { $scores }.
alt-face-down = Zakryte wysłane karty: { $counts }.

# Koniec szychty
shift-over = Koniec szychty { $number }
best-gain = Najwięcej: { $names }, +{ $points } pkt
no-gain = Nikt nie dostaje punktów
shift-word = szychta
starts = Zaczyna: { $name }
start-most = Najwięcej górników w warsztatach: { $count }
start-tie = Remis w warsztatach (po { $count }): zaczyna następna z tych osób w kolejności, nie ta co dotąd
start-tie-short = Remis (po { $count }): zaczyna następna z tych osób
start-nobody = Nikogo w warsztatach: zaczyna następna osoba w kolejności
alt-scoring = Koniec szychty { $shift }.
alt-won = Za szychtę { $points }, razem { $scores }.

# Wynik
tie-break = (remis, marki { $marks })
section-deliveries = Wysłane zamówienia
section-majorities = Przewagi
section-settled = Rozliczenie
sent-word = Wysłane
account-marks = marki, 5 : 1
account-cubes = węgiel, 3 : 1
account-pending = oczekujące, po −1
account-balance = różnica, po −2
alt-wins-marks = wygrywa { $names } dzięki markom po wymianie
alt-left-over = Marki po wymianie { $marks }.
alt-cart = pusty

# Wybór zamówień
draft = Wybór zamówień
round = Runda { $number } z { $of }
on-table = Na stole: { $count }
picking-order = Kolejność
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
draw-rest-tiles = Reszta: na wierzch czy pod spód stosu?
draw-rest-cards = Reszta: na wierzch czy pod spód stosu?
draw-return-tiles = Odkładaj chodniki po kolei
draw-return-cards = Odkładaj karty po kolei
in-your-hand = Na ręce
lacks = brak { $marks }
kept = Zatrzymane
kept-none = nic
not-yet = jeszcze nic
rest-open = Reszta wraca na stos
rest-top = Na wierzch stosu
rest-bottom = Pod spód stosu
rest-how-open = wszystko na wierzch albo wszystko pod spód
rest-how-top = 1 będzie pierwsze od góry
rest-how-bottom = ostatnie będzie na samym dnie
alt-purse = Marki: { $marks }.
alt-piece-card = { $transport } { $code }
alt-piece-tile = { $colour } ×{ $carts }, { $side } ({ $code })
alt-card = { $card } za { $points } pkt
alt-price = cena { $price }

# Plan wydobycia
plan = Plan
plan-orders = Zamówienia po planie
plan-none = Plan bez kroków
steps-remain = zostało: { $count }
plan-done = gotowe: { $count }
plan-emptied = puste wagoniki
where-to = Gdzie wysyłasz górników?
stays = zostaje { $marks } M
short-of = brak { $marks } M
needs-miners = trzeba { $count } górn.
from-players = od { $count } graczy
choose = wybierz
nothing-ready = nic gotowego
alt-plan = Plan: { $name }, kroki { $used } z { $steps }: { $plan }.
alt-before = Przed:
alt-after = Po:
alt-emptied = Opróżnione wagoniki: { $carts }.
alt-completes = Ukończone: { $orders }.
alt-places = { $kind }. Masz marek: { $marks }, górników: { $miners }.
alt-place-costs = górnicy: { $miners }
alt-gains = Punkty za ostatni ruch: { $points }.
alt-arrived = Do stołówki: { $who }.

# Powtórka
