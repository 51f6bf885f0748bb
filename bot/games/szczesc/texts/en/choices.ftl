# Short labels on the buttons of a choice: what it is and what it costs
button-workshop = { $number }: { $marks } M, { miners }
button-workshop-draw = Draw: { miners }
button-mine = { steps }, { miners }
button-deliver = { $transport }, { miners }
button-money = { marks }, { miners }
button-order = { $number }: { $transport }, { miners }
button-order-draw = Draw: { miners }
button-gain = { $label }, +{ $points } pts
place-of-kind = { $kind }: { $label }
choose-any-place = Straight to a place…
confirm-why = -# Once done, it can be taken back only if the others agree.

# Mining
mine-plan = { $number } · { $what }
mine-plan-shown = **{ $number } · { $what }** ← in the picture
btn-preview = Plan { $number }
btn-play-plan = Play plan { $number }
btn-by-hand = Step by step
btn-to-plans = Plans
put-coal = Put coal…

# A draw
btn-rest-top-lying = On top, as they lie
btn-rest-bottom-lying = At the bottom, as they lie
btn-rest-top-sorted = On top, in my order…
btn-rest-bottom-sorted = At the bottom, in my order…
button-tile = { $piece }, { $marks } M
