# Why not, and what can be done instead
refuse-abandoned = { $mine } is abandoned. Choose another mine.
refuse-after_the_roll = { $card } is played after a roll. Dig first.
refuse-already_chosen = You have chosen your mission; it stays.
refuse-already_played = { $card } is already in play for this dig. Now choose a mine.
refuse-before_the_roll = { $card } is played before the roll. Keep it for your next turn.
refuse-coin_lies_there = A coin ({ $coin }) already lies on { $tile }. Choose another tile.
refuse-die_first = The die is still rolling. Try again in a moment.
refuse-fresh_card = You drew { $card } in this turn; it can be played from your next one on.
refuse-must_lay = This coin must be laid. Choose a tile.
refuse-no_bare_tile = In { $mine } there is no tile for this coin. Choose another mine.
refuse-no_such_mine = { $mine } stays closed in a game with { players }. Choose another mine.
refuse-not_a_roll = After a decision only rolls of the die may stand. Choose from the list instead of typing.
refuse-not_a_running_turn = A turn of this game cannot be left unfinished.
refuse-not_kept = You do not have { $card }. Choose one of your cards.
refuse-not_offered = { $mission } is not among your missions. Choose one of the three.
refuse-not_rolled = The die shows { $rolls }. Take that, or play a card.
refuse-one_step_only = The die shows { $rolls }, and a lantern changes it by one only.
refuse-only_stones = This card lays coins onto stones, and { $tile } is none. Choose a stone.
refuse-other_mine = { $tile } is not in { $mine }, which you chose. Choose a tile there.
refuse-tile_gone = { $tile } is not in its mine any more. Choose another tile.
refuse-not_your_turn = It is not your turn: { $turn } to move. Meanwhile you can look at the mines and your treasures.
refuse-not_your_turn-until = It is not your turn: { $turn } to move, time runs out { $deadline }. Meanwhile you can look at the mines and your treasures.
phase-missions = the missions are being chosen
phase-dig = a mine must be chosen
phase-roll = the die is rolling
phase-rolled = a roll waits for your answer
phase-guess = a number must be named
phase-coin_mine = a coin must be laid
phase-coin_tile = a coin must be laid

# A damaged record
refuse-missing_mine = The record is damaged: the mine “{ $part }” is missing.
refuse-not_mines = The record is damaged: the mines are not given by their letters.
refuse-not_offers = The record is damaged: there must be three missions for each of { $seats } seats.
refuse-unknown_mine = The record is damaged: there is no mine “{ $part }” in this game.
