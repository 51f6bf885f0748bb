# Kurze Aufschriften für Auswahlknöpfe: was es ist und was es kostet
button-workshop = { $number }: { $marks } M, { $miners } Mann
button-workshop-draw = Stapel: { $miners } Mann
button-mine = { steps }, { $miners } Mann
button-deliver = { $transport }, { $miners } Mann
button-money = { marks }, { $miners } Mann
button-order = { $number }: { $transport }, { $miners } Mann
button-order-draw = Stapel: { $miners } Mann
button-gain = { $label }, +{ $points } Pkt
place-of-kind = { $kind }: { $label }
choose-any-place = Direkt auf einen Platz …
confirm-why = -# Danach lässt es sich nur zurücknehmen, wenn die anderen zustimmen.

# Förderung
mine-plan = { $number } · { $what }
mine-plan-shown = **{ $number } · { $what }** ← im Bild
btn-preview = Plan { $number }
btn-play-plan = Plan { $number } ausführen
btn-by-hand = Schritt für Schritt
btn-to-plans = Pläne
put-coal = Kohle ablegen …

# Ziehen
btn-rest-top-lying = Nach oben, wie sie liegen
btn-rest-bottom-lying = Nach unten, wie sie liegen
btn-rest-top-sorted = Nach oben, selbst ordnen …
btn-rest-bottom-sorted = Nach unten, selbst ordnen …
button-tile = { $piece }, { $marks } M
