# A lead, in what the adviser of this game counts
lead = { $points } points

# Why a turn is good, or what speaks against it
label-draw = Draw { $card }
why-completes = completes { $ticket }
why-on_plan = needed for { $tickets }
why-danger = without it the plan needs { cars } more
why-bottleneck = if somebody else takes it, a ticket is cut off
why-points = { points } at once
why-leads = the lead in { colour } passengers, { $own } to { $best }
why-ties = level in { colour } passengers, { $own } each
why-first_of_colour = your first { colour } passenger
why-denies = nobody else gets the last { colour } passenger
why-needed_card = the plan still lacks this: { card }, { $missing } more
why-blind = a blind card: one in eight is a locomotive
why-locomotive = a locomotive stands in for any colour
why-spends_locomotives = uses up locomotives: { $cards }
why-off_plan = spends cards that the plan needs: { $missing } more are missing then
why-keeps = { $ticket } takes { cars } more
why-fits_cars = all tickets together take { $needs } of { $cars } cars
why-too_many_cars = all tickets together take { $needs } cars, and you have { $cars }
why-already_done = { $ticket } is completed already
why-more_tickets = all tickets are completed, and about { turns } are left
why-tickets_risk = open tickets: { $open }; more are a risk
why-last_round = calls the last round

# What cost most over the whole game
why-leak_tickets = failed tickets: { $failed } (the largest: { $ticket }); { $value } pts deducted and as many not gained, { points } in all
why-leak_passengers = passenger majorities lost by one: { $majorities }, { points } in all; the costliest colour: { colour } ({ $own } to { $best }, { $most } pts)
why-leak_cars = cars left over: { $cars }; so many cars brought about { points } at this table
why-leak_cards = cards left in hand: { $cards }; turns spent drawing them: { $turns }, about { points }
why-leak_blind = turns of drawing blind: { $turns }; the display would have brought about { points } more
