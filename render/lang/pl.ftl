# Podpisy na obrazkach
title = Szczęść Boże
player = Gracz { $number }
shift = Szychta { $number }
turn = Tura: { $name }
picks = Wybiera: { $name }
game-over = Koniec gry
wins = Wygrywa { $name }
draw-wins = Remis: { $names }
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
points = pkt
on-turn = tura
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
alt-last = Ostatnio: { $news }.
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
alt-nothing = nic
alt-carts = Poziom { $level }: { $tiles }; wagoniki: { $empty } pustych, pełne { $full }.
alt-no-tiles = bez chodników
alt-balance = Jasne { $light }, ciemne { $dark }, kara { $penalty }.
alt-pending = W toku: { $orders }.
alt-complete = gotowe
alt-hand = Zakryte karty: { $count }.
alt-sent = Wysłane: { $count }.
colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-white = biały
short-colour-red = czerw.
short-colour-blue = nieb.
short-colour-green = ziel.
short-colour-white = biały
