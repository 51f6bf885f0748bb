# A lead, in what the adviser of this game counts
lead = { $points } points

# Why a turn is good, or what speaks against it. Before it stands, where it depends on the die, the numbers: why-on.
x-set-of = { $kind ->
    [gold] gold
    [bronze] bronze
    [papyrus] papyri
    [crystal] crystals
    [ruby] rubies
    [diamond] diamonds
   *[stone] stones
}
x-one-of = { $kind ->
    [gold] gold
    [bronze] a bronze piece
    [papyrus] a papyrus
    [crystal] a crystal
    [ruby] a ruby
    [diamond] a diamond
   *[stone] a stone
}
why-on = on { $rolls }: { $why }
why-mission_odds = { points }; done in about { $percent } of 100 games
why-completes = finishes the set of { x-set-of }: { points }
why-grows = the set of { x-set-of } grows to { tiles }: { points } more
why-nearer = another one for the set of { x-set-of }; { $lacking ->
    [one] a single one more
   *[other] { $lacking } more
} and it brings { points }
why-forms = cauldron, figurine and knife together: { points }
why-pack = a pack of free treasures is full: { points }
why-bonus = { points } more by the card “{ $card }”
why-coins = { coins }
why-card = a chance card
why-stone = a stone
why-stone_costs = a stone, which already makes { $stones }: { points } less
why-no_stone = no roll brings a stone
why-mission = completes your mission: { points }
why-leads = most { x-set-of } of all, as your mission wants: { points } if it stays so
why-toward = digs toward your mission, “{ $mission }”: { points }
why-spoils = spoils your mission: { points }
why-ends_ahead = ends the game while you lead, { $own } to { $best } as far as the table can see
why-ends_level = ends the game with a draw, { $own } to { $best } as far as the table can see
why-ends_behind = ends the game while you are behind, { $own } to { $best } as far as the table can see
why-denies = takes { x-one-of } from under the nose of { $who }, who would get { points } for it
why-two_rolls = the better of two rolls
why-two_digs = you dig twice in this turn
why-better = { $better ->
    [0] no other roll would bring more
    [one] { $better } of { $faces } rolls would bring more
   *[other] { $better } of { $faces } rolls would bring more
}
why-keeps = “{ $card }” stays in your hand for later
why-spends = uses up “{ $card }”
why-no_coins = no coins
why-guess = { coins } with one number of { $faces }; one is as good as another
why-guess_lantern = { coins }, with your lantern also for the numbers beside it
why-in_reach = the next player could take the { coins } at once
why-out_of_reach = no roll of the next player reaches it
why-suits = { $tile }: nobody can use it as well as you
why-enough = one more coin would help others rather than you

# What cost most over the whole game
why-leak_mission = the mission “{ $mission }” was not done: { points } less
why-leak_sets = sets that lacked a single tile: { $sets }, { points } in all; the greatest pity: { x-set-of } with { $tiles }, { $most } pts
why-leak_stones = stones: { $stones }, which makes { points } less
why-leak_cards = cards never played: { $cards } (“{ $card }”, for one), worth about { points }
