# Counted things. Other texts refer to these, so each is declined in one place.
miners = { $miners ->
    [one] { $miners } miner
   *[other] { $miners } miners
}
marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
orders = { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}
squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
carts = { $carts ->
    [one] { $carts } cart
   *[other] { $carts } carts
}
cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}

# Coal, transport, sides
colour-Y = yellow
colour-B = brown
colour-G = grey
colour-K = black
transport-H = handcart
transport-W = wagon
transport-C = truck
transport-L = locomotive
side-L = light
side-D = dark
tile-short = { $carts }, { $side }
tile = { $code } { tile-short }
card-short = { $transport } { $code }
card-words = { $transport }: { $wants } · { $points } pts
card = { $code } { card-words }

# Kinds of work place
kind-workshop = Workshops
kind-mine = Mining
kind-deliver = Delivery
kind-money = Money
kind-order = Orders

# Work places by name
place-workshop = workshop { $number }
place-workshop-draw = workshop, draw
place-mine = mining { $number }
place-deliver = delivery, { $transport }
place-money = money { $number }
place-cechownia = bank
place-order = order { $number }
place-order-draw = orders, draw

# Work places with what they cost
label-workshop = { $number } · { $piece } · { marks } · { miners }
label-workshop-draw = Draw: see up to { $look } tiles · { miners }
label-mine = { steps } · { miners }
label-deliver = { $transport } · { miners }
label-money = { marks } · { miners }
label-cechownia = Bank · { marks } · { miners }
label-order = { $number } · { $piece } · { miners }
label-order-draw = Draw: see up to { $look } cards · { miners }
label-empty = { $number } · empty
label-displaces = { $label } (canteen: { $owner })
label-displaces-own = { $label } (canteen: your own)

# Single decisions
step-surface = ↑ surface
step-up = ↑ level { $level }
step-down = ↓ level { $level }
step-level = ⇅ level { $level }
step-load = load { $colour }
step-store = { $colour } → store
step-put = { $cubes } → { $order }
step-pair = { $cubes } → { $order } ({ $square })
from-store = { $colour } (store)
step-stop = Done
action-draft = { $card }
action-keep = Keep { $piece }
action-keep-none = Keep none
action-top = The rest on top
action-bottom = The rest at the bottom
action-fill = Fill with { $cubes }

# What a plan achieves
plan-completes = +{ $points } pts: { $orders }
plan-squares = fills { squares }
plan-empties = empties { $carts }
plan-nothing = nothing
plan = { $what } · { steps }
more = +{ $count }

# What points are made of
category-colour = { $colour } coal
category-transport-H = handcarts
category-transport-W = wagons
category-transport-C = trucks
category-transport-L = locomotives
category-empty = empty { $colour } carts
category-marks = marks
category-cubes = coal left
category-pending = pending orders
category-balance = light and dark
category-deliver = orders by { $transport }
