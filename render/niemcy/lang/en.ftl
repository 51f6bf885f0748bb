# Germany
rail-title = Germany
rail-country = { $place ->
    [CH] Switzerland
    [DK] Denmark
    [FR] France
    [NL] Netherlands
   *[AT] Austria
}
rail-colour = { $colour ->
    [P] purple
    [B] blue
    [O] orange
    [Y] yellow
    [W] white
    [G] green
    [K] black
    [L] locomotive
    [X] grey
   *[R] red
}
rail-cars = { $cars ->
    [one] { $cars } car
   *[other] { $cars } cars
}
rail-routes = { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}
rail-of = { $have } of { $needs }
rail-of-cars = { $cars } of { $left } cars

# Header
rail-fewest = fewest cars
rail-stacks = { $stack ->
    [deck] blind
    [discards] discards
    [short] short
   *[long] long
}
rail-news = { $kind ->
    [draw] draws cards
    [tickets] draws tickets
    [pass] passes
    [announce] Everybody announces tickets
    [choose] Everybody chooses tickets
    [refresh] Three locomotives: new cards
    [shuffle] New deck
    [one-card] Deck empty: only one card
    [deck-out] Deck empty
   *[start] The first train is yet to leave
}
rail-waiting = Still thinking: { $count }
rail-announced = draws tickets: { $short } short + { $long } long
rail-kept = keeps tickets: { $short } short + { $long } long
rail-paid = cards { $cards }
rail-closes = the other tracks are closed
rail-last-round = Last round
rail-turns-left = { $turns ->
    [1] Last turn
    [one] { $turns } turn left
   *[other] { $turns } turns left
}

# Players
rail-players = Players
rail-passengers = Passengers
rail-bonus = passengers +{ $points }
rail-points-note = pts: routes only · bright field: bonus for passengers if the game ended now
rail-passengers-note = most +{ $first }, second most +{ $second }, tied: each
rail-total = total { $points }

# Cards, tickets, plan
rail-hand = Your cards
rail-only-you = for your eyes only
rail-hidden = Only { $name } sees these cards and tickets
rail-any-colour = fits any colour
rail-plan = plan
rail-plan-title = Plan
rail-plan-done = All tickets are completed
rail-plan-none = No tickets to plan for
rail-plan-unit = cars
rail-no-cards = nothing is missing
rail-grey = grey: { $count }
rail-tickets = Tickets
rail-tickets-sum = completed +{ $done } · others −{ $rest }
rail-no-tickets = You have no tickets yet
rail-ticket-kind = { $kind ->
    [short] short
   *[long] long
}
rail-done = completed
rail-missing = { $cars } missing
rail-only = you have { $cars }
rail-cut = cut off
rail-lost = −{ $points } pts
rail-if-lost = if it is lost
rail-payable = you can now
rail-missing-cards = cards missing
rail-locomotives = locomotives: { $count }
rail-planned = { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}, { $points } pts
rail-planned-of = { $tickets } of { $all } tickets, { $points } pts

# Choices
rail-choose = Choose tickets
rail-no-offer = There are no tickets to choose from now
rail-plan-so-far = plan so far
rail-more-cars = { $cars ->
    [one] car
   *[other] cars
}
rail-set = set
rail-extra = + cars
rail-left = left
rail-gain = + / − pts
rail-sets-note = left: cars after the plan with this set · red: not enough cars, or cut off
rail-claim = Claim a route
rail-claim-note = red number: of your plan
rail-claim-none = You cannot pay for any free route now
rail-claim-more = and { $count } more

# Result
rail-account = { $row ->
    [routes] routes
    [tickets] tickets
    [failed] failed
    [globetrotter] Globetrotter
    [passengers] passengers
   *[total] total
}
rail-no-tickets-held = No tickets

# Legend
rail-legend-title = How to read the map
rail-legend = { $sign ->
    [free] free: red cards (R) or locomotives
    [grey] free: cards of any one colour
    [taken] taken: car with the player’s symbol
    [closed] closed track (2–3 players, or beside yours)
    [waiting] a passenger waits: letter and hat
    [nobody] nobody waits
    [boarded] a passenger was taken here
   *[country] country: a dead end, never passed through
}
rail-legend-points = spaces → points
rail-legend-tickets = most tickets: +{ $points }
rail-legend-passengers = passengers: +{ $first }, +{ $second }

# Descriptions
alt-rail-header = { $turn }. Open cards: { $cards }. Deck { $deck }, discards { $discards }, short tickets { $short }, long { $long }. Fewest cars: { $name }, { $cars }.
alt-rail-last-round = Last round. Still to move: { $names }.
alt-rail-map = { $half ->
    [north] Northern
   *[south] Southern
} half of the map. Routes: { $owners }. Closed: { $closed }. Waiting: { $stations }.
alt-rail-player = { $name } ({ $colour }): points { $points }, cars { $cars }, cards { $cards }, tickets { $short } short and { $long } long, passengers { $passengers }
alt-rail-majority = { $colour }: { $shares }
alt-rail-hand = Your cards: { $cards }.
alt-rail-own = { $name }: cars { $cars }, points { $points }
alt-rail-plan-cars = Plan: cars { $needs } of { $cars }, { $grey } of them on grey spaces
alt-rail-left-out = Not planned: { $tickets }
alt-rail-ticket = { $from }–{ $to }, { $value }: { $state ->
    [done] completed
    [short] not enough cars
    [cut] cut off
    [failed] failed
   *[open] open
}
alt-rail-plan = Plan: { $routes }. Cars { $needs } of { $cars }. Cards missing: { $missing }.
alt-rail-claim = You can claim, by number
alt-rail-offered = Tickets to choose from, by number: { $tickets }.
alt-rail-sets = Sets and the cars they need: { $sets }.
alt-rail-account = { $name }: routes { $routes }, tickets { $tickets }, failed { $failed }, Globetrotter { $globetrotter }, passengers { $passengers }, total { $points }
alt-rail-ways = Network of { $name }. Tickets: { $tickets }.
