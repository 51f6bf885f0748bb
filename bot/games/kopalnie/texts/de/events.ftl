# Was geschah: eine Zeile je Grabung
turn-dig = { $who } gräbt: **{ $mine }**, 🎲 { $rolls }: { $what }.
turn-rolled = { $who } gräbt: **{ $mine }**, 🎲 { $rolls } …
turn-played = { $who } spielt { $cards }.
turn-more = { $who }: { $what }.
did-play = spielt **{ $card }**
did-draw = Chancenkarte **{ $card }**
did-guess = tippt auf { $number }
did-roll = 🎲 { $number }
did-nothing = ohne Wirkung
did-box = der Stein aus { $mine } kommt zurück in die Schachtel
did-tribute = +{ $coins } 🪙 von { $givers }
did-lay = { $coin } auf { $tile } ({ $mine }, Platz { $number })
did-enough = keine weiteren Münzen

# Aufträge, Minen, das Ende
told-mission = { $who } hat einen Auftrag gewählt.
told-missions-over = Alle Aufträge sind gewählt. An die Hacken!
told-kept = 🃏 { $who } behält **{ $card }**: { $text }.
told-abandoned = 🚧 **{ $mine }** ist verlassen ({ $count } von { $end }).
told-revealed = 🎯 { $who } deckt einen Auftrag auf: **{ $mission }**.
told-done = 🎯 { $who }: { $mission } ✓
told-failed = 🎯 { $who }: { $mission } ✗
told-win = **Das Spiel ist aus: { $who } gewinnt mit { x-points-dat }!**
told-win-shared = **Das Spiel ist aus: { $who } teilen sich den Sieg mit { x-points-dat }!**

# Für ein Paar Augen
secret-mission = 🔒 Dein Auftrag: **{ $mission }**: { $text }.

# Rund um das Spiel
log-open = { $who } stellt eine Expedition zusammen.
log-start = Die Expedition bricht auf. **Fröhliches Buddeln!**
