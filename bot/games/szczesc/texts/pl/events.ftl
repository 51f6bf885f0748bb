# Co się stało: jedna linijka na turę. Dokąd idą górnicy …
to-workshop = do warsztatu { $number }
to-workshop-draw = do warsztatów, po żeton ze stosu
to-mine = na wydobycie
to-deliver = na załadunek ({ $transport })
to-money = po { x-marks-acc }
to-cechownia = do cechowni po { x-marks-acc }
to-order = po zamówienie
to-order-draw = po zamówienie ze stosu

# … i co tam robią
turn-plain = { $who } wysyła { x-miners-acc } { $to }.
turn-with = { $who } wysyła { x-miners-acc } { $to }: { $what }.
turn-middle = { $who }: { $what }.
turn-canteen = Do stołówki: { $count } ({ $whose }).
turn-canteen-own = Do stołówki: { $count } ({ $count ->
    [one] własny
   *[other] własni
}).
did-buy = kupuje chodnik (**{ $tile }**) za { x-marks-acc }
did-fill-carts = do wagoników trafia inny węgiel: { $cubes }
did-earn = bierze { x-marks-acc }
did-take-order = bierze **{ $card }**
did-draw-tiles = ogląda { tiles }
did-draw-orders = ogląda { x-cards-acc }
did-keep-none = nic nie zatrzymuje
did-put-back-top = { $count } odkłada na wierzch
did-put-back-bottom = { $count } odkłada pod spód
did-mine = { $used } z { x-steps-gen }
did-load = do szoli: { $cubes }
did-complete = gotowe: { $orders }
did-fill = zapełnia { squares }
did-store = do składu: { $cubes }
did-deliver = { orders } za { points }
did-deliver-which = ({ $cards })

# Wybór zamówień
told-draft = { $who } wybiera zamówienie; { $cards ->
    [one] została
    [few] zostały
   *[other] zostało
} { cards }.
told-draft-over = Wybór zamówień zakończony. { $hands }.
told-draft-hand = { $who }: { $cards }
told-draft-board = Na planszę trafiają: { $cards }.

# Koniec szychty i gry
told-out-of-tiles = Stos żetonów chodników się skończył.
told-out-of-cards = Stos zamówień się skończył.
told-shift-over = **Fajrant! Koniec szychty { $shift }.** { $scores }.
told-score = { $who } { $more } → { $score }
told-score-row = { $what }: { $who }
told-score-share = { $who } +{ $points }
told-start-most = Szychtę { $shift } zaczyna { $who }: najwięcej górników w warsztatach ({ $count }).
told-start-tie = Szychtę { $shift } zaczyna { $who }: w warsztatach był remis, więc decyduje kolejność przy stole.
told-start-nobody = Szychtę { $shift } zaczyna { $who }: w warsztatach nie było nikogo, więc decyduje kolejność przy stole.
told-shift = Zaczyna się szychta { $shift }. Do roboty!
told-settled = Rozliczenie końcowe: { $scores }.
told-win = **Koniec gry! Wygrywa { $who }: { points }.**
told-win-marks = **Koniec gry! Wygrywa { $who }: { points }**, a remis rozstrzygnęły pozostałe marki.
told-win-shared = **Koniec gry! Zwycięstwem dzielą się { $who }: { points }.**

# Tylko dla jednych oczu
secret-draft = 🔒 Twój wybór: **{ $card }**.
secret-draw = 🔒 Widzisz: { $pieces }.
secret-put-back-top = 🔒 Odłożone na wierzch, pierwsze leży najwyżej: { $pieces }.
secret-put-back-bottom = 🔒 Odłożone pod spód, ostatnie leży najniżej: { $pieces }.
secret-delivered = 🔒 Wysłane: { $cards }.

# Wokół gry
log-open = { $who } otwiera kopalnię. **Szczęść Boże!**
log-start = Zjeżdżamy na dół. **Szczęść Boże!**
