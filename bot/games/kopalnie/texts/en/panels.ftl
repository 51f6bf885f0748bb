# Buttons
btn-hand = Mission and cards
btn-standings = Standings
btn-mines = Mines
btn-collection = Treasures
btn-choose = Choose a mission
btn-take = { $number } · { $what }
btn-lantern = { $card } → { $number } · { $what }
btn-again = { $card }: roll again
btn-enough = No more coins
btn-other-mine = Another mine

# A table before the start
table-title = ⛏ **Kopalnie skarbów.** { $who } puts an expedition together.

# Whose turn
turn-next = ⛏ **{ $who }, your turn** · { coins }, { cards }
turn-missions = **{ $who }**: time to choose a mission.
wait-turn = { $who } to move. Meanwhile you can look around.
dm-missions = ⛏ An expedition begins in { $channel }.
dm-waiting = The others in { $channel } are still choosing. You have:
dm-begins = All missions are chosen; the game goes on in { $channel }. You have:

# What only one player sees
missions-yours = **Keep one of these { $offered } missions.** The others go back into the box; nobody else sees them.
mission-none = You have no mission yet.
mission-yours = 🎯 { $mission } ({ $done })
mission-now-done = done as things stand
mission-now-open = not done yet
cards-yours = Chance cards:
cards-none = No chance cards in hand.

# Playing
play-title = ⛏ **Your turn** · { coins }, { cards } · 🎯 { $mission }
dig-again = You dig { $count } times in this turn.
dig-two-trails = The die is rolled twice; you choose which one counts.
rolled-title = **{ $where }** · 🎲 { $rolls }. What now?
brings-nothing = nothing
guess-title = **Name a number.** Then the die is rolled.
lay-mine = **In which mine do you lay { $coin }?** Left to lay: { $left }.
lay-tile = **Onto which tile do you lay { $coin }?** Left to lay: { $left }.
choose-tile = Choose a tile

# Looking
mines-title = **The mines** · abandoned { $count } of { $end } · chance cards left: { $deck }
collection-title = **{ $who }** · { points } · { coins }, { cards }, { tiles }
cards-of = Chance cards: { $cards }
standings-title = **Standings**
standings-line = { $place }. { $who }: { points } · { coins }, { tiles }
standings-hidden = -# Secret missions come on top; yours is counted here for you alone.
stats-treasure = Favourite treasure: { $treasure }
stats-source = Most points from: { $source }
