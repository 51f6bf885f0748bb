# Krótkie napisy na przyciskach wyborów: co to jest i ile kosztuje
button-workshop = { $number }: { $marks } M, { miners }
button-workshop-draw = Stos: { miners }
button-mine = { steps }, { miners }
button-deliver = { $transport }, { miners }
button-money = { marks }, { miners }
button-order = { $number }: { $transport }, { miners }
button-order-draw = Stos: { miners }
button-gain = { $label }, +{ $points } pkt
place-of-kind = { $kind }: { $label }
choose-any-place = Od razu na miejsce…
confirm-why = -# Tego nie cofniesz bez zgody pozostałych.

# Wydobycie
mine-plan = { $number } · { $what }
mine-plan-shown = **{ $number } · { $what }** ← na obrazku
btn-preview = Plan { $number }
btn-play-plan = Wykonaj plan { $number }
btn-by-hand = Krok po kroku
btn-to-plans = Plany
put-coal = Połóż węgiel…

# Dobieranie ze stosu
btn-rest-top-lying = Na wierzch, jak leżą
btn-rest-bottom-lying = Pod spód, jak leżą
btn-rest-top-sorted = Na wierzch, ułożę…
btn-rest-bottom-sorted = Pod spód, ułożę…
button-tile = { $piece }, { $marks } M
