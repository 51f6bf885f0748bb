# The header
gold-title = Gold Mine
gold-deciding = Decides: { $name }
gold-tiles-left = tiles left
gold-of-them-gold = with gold
gold-laid-so-far = laid
gold-build-first = Building the mine
gold-laid = laid at { $cell }
gold-kind-chamber = gold chamber
gold-kind-cavern = cavern
gold-kind-tunnel = tunnel
gold-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
gold-through = through the passage
gold-stays = stays put
gold-passes = passes
gold-no-way = nowhere to go
gold-nothing-fits = nothing fits
gold-go-in = into the mine!
gold-of = { $count } of { $target }
gold-gives = gives { $count }
gold-takes = takes { $count }
gold-against-gold = gold: { $name }
gold-against-bat = bats: { $name }
gold-won = won { $score }
gold-lost = lost { $score }

# A challenge
gold-challenges = challenger
gold-defends = defender
gold-tie = tie
gold-drive = the bats drive up to { $steps } { $steps ->
    [one] step
   *[other] steps
}
gold-dropped = the nugget goes to { $cell }
gold-left-it = the nugget stays
gold-no-chamber = no empty chamber for it
gold-no-nugget = no nugget to lose
gold-no-flight = nowhere to flee
gold-decides = the winner is deciding
gold-you = you
gold-rival = rival
gold-challenge-gold = Gold challenge
gold-challenge-bat = Bat challenge
gold-if-won = won
gold-if-lost = lost
gold-won-nugget = you drop one of their nuggets
gold-won-walk = then a die: walk and collect
gold-lost-nugget = they drop one of yours
gold-tokens-after = turn ends, tokens left: { $count }
gold-won-drive = a die, and you chase them
gold-lost-drive = a die, and you flee
gold-home-after = rolls: { $now }, then up to { $then }

# Questions
gold-own = gold
gold-to-gold = to gold: steps · rolls
gold-to-home = home: steps · rolls
gold-bag = tiles left · gold
gold-entrance = entrance
gold-you-stand = You stand at: { $place }
gold-move-title = Your turn: dig, roll or pass?
gold-act-title = What else?
gold-ask-collect = A nugget at your feet: collect it?
gold-build-title = Building the mine
gold-walk-title = { $steps ->
    [one] One step
   *[other] Up to { $steps } steps
}
gold-ask-walk = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
}, or stay: { $place }
gold-passage-title = Through the secret passage
gold-ask-passage = { $count ->
    [one] { $count } exit
   *[other] { $count } exits
}, or stay: { $place }
gold-chase-title = You chase { $name }
gold-ask-chase = up to { $steps } steps · rolls home: { $now } now, { $far } at number { $number }
gold-drop-title = Where does the nugget go?
gold-ask-drop = { $count ->
    [one] { $count } empty chamber
   *[other] { $count } empty chambers
} · nearest to you: number { $number } (rolls: { $rolls })
gold-ask-lay = where to? { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
gold-lit-near = lit: one step from you
gold-lit-building = lit: one step from the entrance
gold-page = page { $page }/{ $pages }
gold-turn-title = { $tile }, { $cell }: which way round?
gold-joins = joins { $count }
gold-joins-stub = joins { $count } (stub)
gold-opens = opens { $count }
gold-hand-title = Your hand
gold-hand-of = Hand: { $name }
gold-hand-cave = caverns
gold-hand-passage = passages
gold-hand-mud = mud puddles
gold-fits = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
gold-fits-nowhere = fits nowhere
gold-passage-short = passage
gold-mud-short = mud

# Tiles
gold-shape-I = straight
gold-shape-L = curve
gold-shape-T = tee
gold-shape-X = crossing
gold-shape-E = dead end
gold-shape-D = two curves
gold-shape-B = bridge
gold-shape-J = straight beside a stub
gold-shape-Y = tee beside a stub
gold-shape-H = caved-in straight
gold-shape-Z = caved-in crossing
gold-shape-O = cavern
gold-tile-chamber = chamber, { $shape }
gold-tile-passage = , secret passage
gold-tile-mud = , mud

# The result
gold-wins = { $name } wins!
gold-team-wins = { $names } win!
gold-share = A shared win: { $names }
gold-and = { $first } and { $second }
gold-winners = won: { $names }
gold-target = nuggets needed: { $target }
gold-home-with = back home with { $count } of { $target } nuggets
gold-home-together = both home, together { $count } of { $target }
gold-chased-home = chased home by bats
gold-went-quiet = { $rounds } quiet rounds: the mine has gone still
gold-quiet-scores = gold { $scores }, needed { $target }
gold-scores = gold: { $scores }
gold-rounds = rounds
gold-tiles-laid = tiles laid
gold-left-lying = left lying
gold-shut-in = shut in

# Descriptions
alt-gold-header = { $turn }. Tiles in the bag { $tiles }, with gold { $chambers }. Needed: { $target }.
alt-gold-laid = Building: { $laid } of { $of } tiles laid.
alt-gold-window = The mine from { $from } to { $to }
alt-gold-nuggets = Gold lies at
alt-gold-last-tile = Last tile: { $cell }, { $tile }
alt-gold-player = { $name } ({ $colour }): at { $place }, gold { $gold }, gold tokens { $tokens }, bat tokens { $bats }; to gold { $near }, to the entrance { $home }
alt-gold-team = Team { $names }: { $gold } of { $target } together
alt-gold-no-way = no way
alt-gold-rolls = rolls { $rolls }
alt-gold-goes-on = The lower part of the same window.
alt-gold-duel = { $kind ->
    [bat] Bat challenge
   *[gold] Gold challenge
}: { $name } and { $other }, dice { $rolls }, { $winner } wins.
alt-gold-odds = { $kind ->
    [bat] Bat challenge
   *[gold] Gold challenge
} against { $name }: chance of winning { $chance }%.
alt-gold-hand = In hand: { $tiles }.
alt-gold-hand-of = { $name } holds: { $tiles }.
alt-gold-to-lay = To be laid: { $tile }.
alt-gold-cells = Cells by number
alt-gold-goals = { $name }, steps: { $steps }. Goals by number
alt-gold-exits = To choose from, by number
alt-gold-result = The end: { $names }. Gold in order: { $scores }. { $how ->
    [quiet] The mine went quiet.
    [chased] Chased home by bats.
   *[home] The movement ended at the entrance.
}
alt-gold-grown = Tiles laid: { $tiles }. Gold: { $scores }.
