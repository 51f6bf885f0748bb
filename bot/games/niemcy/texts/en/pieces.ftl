# Things and how they are counted
colour = { $colour ->
    [P] purple
    [B] blue
    [O] orange
    [Y] yellow
    [W] white
    [G] green
    [K] black
    [X] grey
   *[R] red
}
card = { $colour ->
    [P] purple
    [B] blue
    [O] orange
    [Y] yellow
    [W] white
    [G] green
    [K] black
    [L] locomotive
   *[R] red
}
drawn = { $colour ->
    [P] a purple card
    [B] a blue card
    [O] an orange card
    [Y] a yellow card
    [W] a white card
    [G] a green card
    [K] a black card
    [L] a locomotive
    [blind] a card from the deck
   *[R] a red card
}
track = { $route }, { colour } track
cars = { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}
tickets = { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
passengers = { $passengers ->
    [one] { $passengers } passenger
   *[other] { $passengers } passengers
}
routes = { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}
turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
mix = { $short } short + { $long } long
ticket = { $from }–{ $to } ({ $value })
passenger-at = { colour } ({ $place })
card-any = any one colour
can-draw = draw cards
can-claim = claim a route
can-tickets = draw tickets
