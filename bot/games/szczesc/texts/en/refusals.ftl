# Why not, and what can be done instead. Rules of the game:
refuse-already_there = The cage is already there. Choose another stop.
refuse-at_surface = The cage is at the surface, the carts stand underground. Move the cage down first.
refuse-cage_full = The cage is full: it holds { cubes }. Bring it to the surface and unload first.
refuse-draft_first = The draft is not over yet; miners go to work after it.
refuse-fill_count = Choose other coal for exactly { carts }, not for { $have }.
refuse-locked = This place stays locked in a game with { players }. Choose another one.
refuse-needs_marks = This costs { marks }, you have { $have }. Choose a cheaper tile or earn money first; the bank always pays one mark.
refuse-needs_miners = This place takes { miners }, you have { $have }. Choose an emptier place; the bank always takes one miner.
refuse-needs_steps = This takes { steps }, { $have } left. Choose something shorter or finish the turn.
refuse-no_card_here = No order lies here and none will come: the stack is used up. Choose another place.
refuse-no_cards_left = The stack of orders is used up, there is nothing to draw.
refuse-no_open_square = The order { $order } has no open { $colour } square. Choose another order or another cube.
refuse-pair_has_own_colour = Two cubes stand in for one only if both have other colours than the square ({ $colour }). A { $colour } cube goes there on its own.
refuse-no_such_coal_here = No cart on level { $level } holds { $colour } coal. Load another colour or move the cage.
refuse-no_tile_here = No tile lies here and none will come: the stack is used up. Choose another workshop.
refuse-no_tiles_left = The stack of tiles is used up, there is nothing to draw.
refuse-not_a_step = This is not a step of mining. Choose one of the buttons, or finish the turn.
refuse-not_at_surface = The cage is on level { $level }. Bring it to the surface first.
refuse-not_in_cage = The cage does not hold the { $colour } coal for this. Load it first or choose another cube.
refuse-not_in_hand = This piece is not among those you hold. Choose one of those shown.
refuse-not_in_store = Your store does not hold the { $colour } coal for this. Choose another cube.
refuse-not_on_display = This card is no longer on display. Choose another one.
refuse-not_your_order = The order { $order } is not one of your pending ones. Choose one of yours.
refuse-not_your_turn = It is not your turn: { $turn } to move. Meanwhile you can look at your shaft or plan ahead.
refuse-not_your_turn-until = It is not your turn: { $turn } to move, time runs out { $deadline }. Meanwhile you can look at your shaft or plan ahead.
refuse-nothing_to_deliver = You have no complete order for this transport ({ $transport }). Mine coal and fill an order first.
refuse-supply_out = The supply is short of { $colour } coal: { $have } left, { $needs } needed. Choose another colour.
phase-draft = the draft is under way
phase-place = a work place must be chosen
phase-mine = a turn of mining is under way
phase-fill = carts wait for other coal
phase-choose = choose what to keep first
phase-rest = say first where the rest goes
phase-return = put back the rest first

# A written move or record that cannot be read
refuse-not_a_running_turn = Only a turn of mining can be left unfinished.

# The same in a few words, beside a place that is greyed out
reason-draft_first = after the draft
reason-locked = locked with { players }
reason-needs_marks = costs { marks }, you have { $have }
reason-needs_miners = takes { miners }, you have { $have }
reason-no_card_here = empty
reason-no_cards_left = stack used up
reason-no_tile_here = empty
reason-no_tiles_left = stack used up
reason-nothing_to_deliver = no complete order
