# A lead, in what the adviser of this game counts
lead = { $points } points

# Why a turn is good, or what speaks against it
x-of-transport = { $transport ->
    [H] handcart
    [W] wagon
    [C] truck
   *[L] locomotive
}
why-delivers = delivers { $orders ->
    [one] { $orders } { x-of-transport } order
   *[other] { $orders } { x-of-transport } orders
}: { points } now
why-penalty = { points } less to lose at the end for { $orders ->
    [one] a pending order
   *[other] pending orders
}
why-completes = completes { $orders ->
    [one] { $orders } { x-of-transport } order
   *[other] { $orders } { x-of-transport } orders
}: { points } on delivery
why-leads = takes the lead in { $category }, { $own } to { $best }: { points } at the end of shift { $shift }
why-ties = draws level in { $category }, { $own } to { $best }: { points } at the end of shift { $shift }
why-second = comes second in { $category }, { $own } to { $best }: { points } at the end of shift { $shift }
why-holds = holds the lead in { $category }, { $own } to { $best }: { points } at the end of shift { $shift }
why-unsure = { $why }, as far as the table can see
why-fills = fills { squares } of { orders }
why-lifts = brings up coal that your orders wait for: { $cubes }
why-empties = empties carts: { $cubes }
why-coal = tile { $tile }: coal that your orders wait for ({ $cubes })
why-tile = tile { $tile }: { $carts ->
    [one] another { $colour } cart
   *[other] { $carts } more { $colour } carts
}
why-order = the order { $card } brings { points }; { $covered ->
    [0] there is no coal for it yet
   *[other] coal for { $covered } of its { squares } is at hand
}
why-together = the order { $card } can go in one delivery with { $orders ->
    [one] another { x-of-transport } order
   *[other] { $orders } other { x-of-transport } orders
}
why-declines = { $what ->
    [tiles] none of these tiles is worth its price now
   *[orders] none of these orders would be done in time
}
why-looks = { $what ->
    [tiles] a choice from the stack, tiles: { $count }
   *[orders] a choice from the stack, orders: { $count }
}
why-money_for = { marks }, enough for a tile ({ $tile }) for { $price }
why-money = { marks }
why-balances = brings the shaft nearer to balance ({ $light } : { $dark }): { points } less to lose
why-unbalances = puts the shaft out of balance ({ $light } : { $dark }): { points } to lose
why-saves = saves { miners }: any other place that would do costs more
why-crowded = takes { miners }
why-starts = most miners in the workshops ({ $own } to { $best }): you would begin shift { $shift }

# What cost most over the whole game
why-leak_idle_mining = mining that brought nothing: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { miners }; so many miners were worth about { points } at this table
why-leak_unused_steps = steps of mining left unused: { $unused } of { $steps }; the miners sent for them would have brought about { points } elsewhere
why-leak_bank = the bank instead of work, turns: { $turns }; those miners would have brought about { points } more elsewhere
why-leak_orders = orders that never left: { $orders } (complete: { $complete }, worth { $printed } pts in all); about { points } lost
why-leak_by_one = majorities lost by one: { $majorities }, { points } in all; the costliest: { $category } (shift { $shift }, { $own } to { $best }, { $most } pts)
why-leak_balance = a lopsided shaft, light { $light } : { $dark } dark: { points } lost
