# x-… sind Fälle, die nur diese Sprache braucht.
miners = { $miners ->
    [one] { $miners } Bergmann
   *[other] { $miners } Bergleute
}
marks = { $marks } Mark
steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
x-steps-dat = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}
tiles = { $tiles } Stollen
orders = { $orders ->
    [one] { $orders } Auftrag
   *[other] { $orders } Aufträge
}
squares = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}
carts = { $carts ->
    [one] { $carts } Lore
   *[other] { $carts } Loren
}
cubes = { $cubes } Kohlewürfel

# Kohle, Transport, Seiten
colour-Y = gelb
colour-B = braun
colour-G = grau
colour-K = schwarz
transport-H = Handkarren
transport-W = Fuhrwerk
transport-C = Lastwagen
transport-L = Lokomotive
side-L = hell
side-D = dunkel
tile-short = { $carts }, { $side }
tile = { $code } { tile-short }
card-short = { $transport } { $code }
card-words = { $transport }: { $wants } · { $points } Pkt
card = { $code } { card-words }

# Arten von Arbeitsplätzen
kind-workshop = Lorenfabrik
kind-mine = Förderung
kind-deliver = Auslieferung
kind-money = Geld
kind-order = Aufträge

# Arbeitsplätze mit Namen
place-workshop = Lorenfabrik { $number }
place-workshop-draw = Lorenfabrik, ziehen
place-mine = Förderung { $number }
place-deliver = Auslieferung, { $transport }
place-money = Geld { $number }
place-cechownia = Bank
place-order = Auftrag { $number }
place-order-draw = Aufträge, ziehen

# Arbeitsplätze mit ihrem Preis
label-workshop = { $number } · { $piece } · { marks } · { miners }
label-workshop-draw = Ziehen: bis zu { $look } Stollen vom Stapel · { miners }
label-mine = { steps } · { miners }
label-deliver = { $transport } · { miners }
label-money = { marks } · { miners }
label-cechownia = Bank · { marks } · { miners }
label-order = { $number } · { $piece } · { miners }
label-order-draw = Ziehen: bis zu { $look } Karten vom Stapel · { miners }
label-empty = { $number } · leer
label-displaces = { $label } (Kantine: { $owner })
label-displaces-own = { $label } (Kantine: deine)

# Einzelne Entscheidungen
step-surface = ↑ über Tage
step-up = ↑ Sohle { $level }
step-down = ↓ Sohle { $level }
step-level = ⇅ Sohle { $level }
step-load = { $colour } laden
step-store = { $colour } → Lager
step-put = { $cubes } → { $order }
step-pair = { $cubes } → { $order } ({ $square })
from-store = { $colour } (Lager)
step-stop = Fertig
action-draft = { $card }
action-keep = { $piece } behalten
action-keep-none = Nichts behalten
action-top = Rest nach oben
action-bottom = Rest nach unten
action-fill = Mit { $cubes } füllen

# Was ein Plan bringt
plan-completes = +{ $points } Pkt: { $orders }
plan-squares = { squares } belegt
plan-empties = leert: { $carts }
plan-nothing = nichts
plan = { $what } · { steps }
more = +{ $count }

# Wofür es Punkte gibt
category-colour = Kohle, { $colour }
category-transport-H = Handkarren
category-transport-W = Fuhrwerke
category-transport-C = Lastwagen
category-transport-L = Lokomotiven
category-empty = leere Loren, { $colour }
category-marks = Mark
category-cubes = übrige Kohle
category-pending = offene Aufträge
category-balance = hell und dunkel
category-deliver = gelieferte Aufträge: { $transport }
