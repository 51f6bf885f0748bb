# Result card
card-turns = { $count } { $count ->
    [one] turn
   *[other] turns
}
card-wins = The winner
card-share = Shared victory
card-swing = Largest swing: turn { $turn }
card-chance = chance { $before }% → { $after }%

# Statistics
card-statistics = Statistics
card-games = games: { $games } · won: { $wins }
card-rating = Rating over time
card-no-rating = Ratings begin with games of three people.
card-opponents = Head to head
card-no-opponents = Nobody yet.
card-somebody = somebody

# Awards: Szczęść Boże
award-szczesc-delivered-H = Handcart hero: orders delivered
award-szczesc-delivered-W = Wagon master: orders delivered
award-szczesc-delivered-C = Behind the wheel: orders delivered
award-szczesc-delivered-L = Full steam: orders delivered
award-szczesc-colour-Y = Yellow coal: majority points
award-szczesc-colour-B = Brown coal: majority points
award-szczesc-colour-G = Grey coal: majority points
award-szczesc-colour-K = Black gold: majority points
award-szczesc-empty-Y = Empty yellow carts: points
award-szczesc-empty-B = Empty brown carts: points
award-szczesc-empty-G = Empty grey carts: points
award-szczesc-empty-K = Empty black carts: points
award-szczesc-marks = Full purse: points for marks
award-szczesc-cubes = Coal for the winter: points

# Awards: Kopalnie skarbów
award-kopalnie-gold = Gold fever: points
award-kopalnie-bronze = Bronze age: points
award-kopalnie-papyrus = Bookworm: papyrus points
award-kopalnie-crystal = Crystal clear: points
award-kopalnie-ruby = Ruby eye: points
award-kopalnie-diamond = Diamond hand: points
award-kopalnie-coins = Jingling purse: coins
award-kopalnie-mission = Mission accomplished: points
award-kopalnie-chance = Stroke of luck: points
award-kopalnie-free = Nothing wasted: points

# Awards: Niemcy
award-niemcy-routes = Network builder: points for connections
award-niemcy-connections = Railway hub: connections
award-niemcy-tickets-done = On time: completed tickets
award-niemcy-tickets = Full set of tickets: points
award-niemcy-globetrotter = Globetrotter: points
award-niemcy-passengers-R = Red passengers
award-niemcy-passengers-K = Black passengers
award-niemcy-passengers-G = Green passengers
award-niemcy-passengers-Y = Yellow passengers
award-niemcy-passengers-B = Blue passengers
award-niemcy-passengers-W = White passengers

# Awards: Gold Mine
award-goldmine-nuggets = Heavy backpack: nuggets
award-goldmine-gold-challenges = Always up for a duel: gold challenges
award-goldmine-bat-challenges = Friend of the bats: challenges
