# What happened: one line a dig
turn-dig = { $who } digs in **{ $mine }**, 🎲 { $rolls }: { $what }.
turn-rolled = { $who } digs in **{ $mine }**, 🎲 { $rolls }…
turn-played = { $who } plays { $cards }.
turn-more = { $who }: { $what }.
did-play = plays **{ $card }**
did-draw = chance card **{ $card }**
did-guess = names { $number }
did-roll = 🎲 { $number }
did-nothing = nothing comes of it
did-box = the stone from { $mine } goes back into the box
did-tribute = +{ $coins } 🪙 from { $givers }
did-lay = { $coin } onto { $tile } ({ $mine }, place { $number })
did-enough = no more coins

# Missions, mines, the end
told-mission = { $who } has chosen a mission.
told-missions-over = All missions are chosen. Grab your picks!
told-kept = 🃏 { $who } keeps **{ $card }**: { $text }.
told-abandoned = 🚧 **{ $mine }** is abandoned ({ $count } of { $end }).
told-revealed = 🎯 { $who } shows a mission: **{ $mission }**.
told-done = 🎯 { $who }: { $mission } ✓
told-failed = 🎯 { $who }: { $mission } ✗
told-win = **The game is over: { $who } wins with { points }!**
told-win-shared = **The game is over: { $who } share the victory with { points }!**

# For one pair of eyes
secret-mission = 🔒 Your mission: **{ $mission }**: { $text }.

# Around the game
log-open = { $who } puts an expedition together.
log-start = The expedition sets out. **Happy digging!**
