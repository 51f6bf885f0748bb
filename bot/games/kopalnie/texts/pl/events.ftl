# Co się stało: jeden wiersz na kopanie
turn-dig = { $who } kopie: **{ $mine }**, 🎲 { $rolls }: { $what }.
turn-rolled = { $who } kopie: **{ $mine }**, 🎲 { $rolls }…
turn-played = { $who } zagrywa { $cards }.
turn-more = { $who }: { $what }.
did-play = zagrywa **{ $card }**
did-draw = karta szansy **{ $card }**
did-guess = stawia na { $number }
did-roll = 🎲 { $number }
did-nothing = nic z tego
did-box = do pudełka wraca kamień ({ $mine })
did-tribute = +{ $coins } 🪙 od: { $givers }
did-lay = { $coin } na: { $tile } ({ $mine }, miejsce { $number })
did-enough = więcej monet nie kładzie

# Misje, kopalnie, koniec
told-mission = { $who } ma już misję.
told-missions-over = Misje wybrane. Kilofy w dłoń!
told-kept = 🃏 { $who } zatrzymuje kartę **{ $card }**: { $text }.
told-abandoned = 🚧 **{ $mine }**: kopalnia porzucona ({ $count } z { $end }).
told-revealed = 🎯 { $who } odkrywa misję: **{ $mission }**.
told-done = 🎯 { $who }: { $mission } ✓
told-failed = 🎯 { $who }: { $mission } ✗
told-win = **Koniec gry: wygrywa { $who }, { points }!**
told-win-shared = **Koniec gry: zwycięstwem dzielą się { $who }, { points }!**

# Dla jednej pary oczu
secret-mission = 🔒 Twoja misja: **{ $mission }**: { $text }.

# Wokół gry
log-open = { $who } zbiera ekipę na wyprawę.
log-start = Wyprawa rusza. **Udanych wykopalisk!**
