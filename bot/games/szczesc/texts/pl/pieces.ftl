# x-… to formy przypadków, których potrzebuje tylko ten język.
miners = { $miners ->
    [one] { $miners } górnik
   *[other] { $miners } górników
}
x-miners-acc = { $miners ->
    [one] { $miners } górnika
   *[other] { $miners } górników
}
marks = { $marks ->
    [one] { $marks } marka
    [few] { $marks } marki
   *[other] { $marks } marek
}
x-marks-acc = { $marks ->
    [one] { $marks } markę
    [few] { $marks } marki
   *[other] { $marks } marek
}
steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
x-steps-gen = { $steps ->
    [one] { $steps } kroku
   *[other] { $steps } kroków
}
tiles = { $tiles ->
    [one] { $tiles } żeton
    [few] { $tiles } żetony
   *[other] { $tiles } żetonów
}
orders = { $orders ->
    [one] { $orders } zamówienie
    [few] { $orders } zamówienia
   *[other] { $orders } zamówień
}
squares = { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[other] { $squares } pól
}
carts = { $carts ->
    [one] { $carts } wagonik
    [few] { $carts } wagoniki
   *[other] { $carts } wagoników
}
x-carts-gen = { $carts ->
    [one] { $carts } wagonika
   *[other] { $carts } wagoników
}
cubes = { $cubes ->
    [one] { $cubes } znacznik
    [few] { $cubes } znaczniki
   *[other] { $cubes } znaczników
}

# Węgiel, transport, strony
colour-Y = żółty
colour-B = brązowy
colour-G = szary
colour-K = czarny
transport-H = wózek
transport-W = furmanka
transport-C = samochód
transport-L = parowóz
side-L = jasny
side-D = ciemny
tile-short = { $carts }, { $side }
tile = { $code } { tile-short }
card-short = { $transport } { $code }
card-words = { $transport }: { $wants } · { $points } pkt
card = { $code } { card-words }

# Rodzaje miejsc pracy
kind-workshop = Warsztaty
kind-mine = Wydobycie
kind-deliver = Załadunek
kind-money = Pieniądze
kind-order = Zamówienia

# Miejsca pracy z nazwy
place-workshop = warsztat { $number }
place-workshop-draw = warsztaty, dobieranie
place-mine = wydobycie { $number }
place-deliver = załadunek, { $transport }
place-money = pieniądze { $number }
place-cechownia = cechownia
place-order = zamówienie { $number }
place-order-draw = zamówienia, dobieranie

# Miejsca pracy z kosztem
label-workshop = { $number } · { $piece } · { marks } · { miners }
label-workshop-draw = Dobieranie: do { $look } żetonów ze stosu · { miners }
label-mine = { steps } · { miners }
label-deliver = { $transport } · { miners }
label-money = { marks } · { miners }
label-cechownia = Cechownia · { marks } · { miners }
label-order = { $number } · { $piece } · { miners }
label-order-draw = Dobieranie: do { $look } kart ze stosu · { miners }
label-empty = { $number } · puste
label-displaces = { $label } (stołówka: { $owner })
label-displaces-own = { $label } (stołówka: Twoi)

# Pojedyncze decyzje
step-surface = ↑ zrąb
step-up = ↑ poziom { $level }
step-down = ↓ poziom { $level }
step-level = ⇅ poziom { $level }
step-load = ładuj { $colour }
step-store = { $colour } → skład
step-put = { $cubes } → { $order }
step-pair = { $cubes } → { $order } ({ $square })
from-store = { $colour } (skład)
step-stop = Koniec
action-draft = { $card }
action-keep = Zatrzymaj { $piece }
action-keep-none = Nic nie zatrzymuję
action-top = Reszta na wierzch
action-bottom = Reszta pod spód
action-fill = Załaduj { $cubes }

# Co daje plan
plan-completes = +{ $points } pkt: { $orders }
plan-squares = zapełnia { squares }
plan-empties = opróżnia: { $carts }
plan-nothing = nic
plan = { $what } · { steps }
more = +{ $count }

# Z czego biorą się punkty
category-colour = { $colour } węgiel
category-transport-H = wózki
category-transport-W = furmanki
category-transport-C = samochody
category-transport-L = parowozy
category-empty = puste wagoniki: { $colour }
category-marks = marki
category-cubes = pozostały węgiel
category-pending = oczekujące zamówienia
category-balance = jasne i ciemne chodniki
category-deliver = wysłane zamówienia: { $transport }
