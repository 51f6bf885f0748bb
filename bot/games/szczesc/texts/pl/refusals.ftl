# Dlaczego nie i co można zrobić zamiast tego. Zasady gry:
refuse-already_there = Szola już tam stoi. Wybierz inny przystanek.
refuse-at_surface = Szola stoi przy zrębie, a wagoniki są na dole. Najpierw zjedź.
refuse-cage_full = Szola jest pełna, mieści { cubes }. Wyjedź najpierw na zrąb i rozładuj.
refuse-draft_first = Trwa jeszcze wybór zamówień; górnicy ruszą do pracy po nim.
refuse-fill_count = Wybierz inny węgiel dokładnie dla { x-carts-gen }, a nie dla { $have }.
refuse-locked = To miejsce jest zamknięte na kłódkę przy { x-players-loc }. Wybierz inne.
refuse-needs_marks = To kosztuje { x-marks-acc }, a masz { $have }. Wybierz tańszy chodnik albo najpierw zarób; cechownia zawsze płaci jedną markę.
refuse-needs_miners = To miejsce wymaga wysłania { x-miners-acc }, a masz { $have }. Wybierz mniej oblegane; do cechowni zawsze wystarczy jeden górnik.
refuse-needs_steps = To wymaga { x-steps-gen }, a zostało { $have }. Wybierz coś krótszego albo zakończ turę.
refuse-no_card_here = Nie leży tu żadne zamówienie, a stos się skończył. Wybierz inne miejsce.
refuse-no_cards_left = Stos zamówień się skończył, nie ma czego dobierać.
refuse-no_open_square = Zamówienie { $order } nie ma już wolnego pola w tym kolorze ({ $colour }). Wybierz inne zamówienie albo inny znacznik.
refuse-pair_has_own_colour = Dwa znaczniki zastępują jeden tylko wtedy, gdy oba są innego koloru niż pole ({ $colour }). Węgiel w kolorze pola kładzie się pojedynczo.
refuse-no_such_coal_here = Na poziomie { $level } żaden wagonik nie ma takiego węgla ({ $colour }). Załaduj inny albo przesuń szolę.
refuse-no_tile_here = Nie leży tu żaden żeton, a stos się skończył. Wybierz inny warsztat.
refuse-no_tiles_left = Stos żetonów się skończył, nie ma czego dobierać.
refuse-not_a_step = To nie jest krok wydobycia. Wybierz jeden z przycisków albo zakończ turę.
refuse-not_at_surface = Szola stoi na poziomie { $level }. Najpierw wyjedź nią na zrąb.
refuse-not_in_cage = W szoli nie ma potrzebnego węgla ({ $colour }). Najpierw go załaduj albo wybierz inny znacznik.
refuse-not_in_hand = Tego nie masz wśród dobranych. Wybierz coś z pokazanych.
refuse-not_in_store = W składzie nie ma potrzebnego węgla ({ $colour }). Wybierz inny znacznik.
refuse-not_on_display = Tej karty nie ma już na stole. Wybierz inną.
refuse-not_your_order = Zamówienie { $order } nie należy do Twoich oczekujących. Wybierz jedno ze swoich.
refuse-not_your_turn = To nie Twoja tura, gra { $turn }. Tymczasem możesz obejrzeć swój szyb albo planować.
refuse-not_your_turn-until = To nie Twoja tura, gra { $turn }; czas mija { $deadline }. Tymczasem możesz obejrzeć swój szyb albo planować.
refuse-nothing_to_deliver = Nie masz gotowego zamówienia na ten transport ({ $transport }). Najpierw wydobądź węgiel i zapełnij zamówienie.
refuse-supply_out = W zasobach brakuje takiego węgla ({ $colour }): jest { $have }, a potrzeba { $needs }. Wybierz inny kolor.
phase-draft = trwa wybór zamówień
phase-place = trzeba wybrać miejsce pracy
phase-mine = trwa wydobycie
phase-fill = wagoniki czekają na inny węgiel
phase-choose = najpierw wybierz, co zatrzymać
phase-rest = najpierw powiedz, dokąd idzie reszta
phase-return = najpierw odłóż resztę

# Wpisany ruch albo zapis, którego nie da się odczytać
refuse-not_a_running_turn = Niedokończone może zostać tylko wydobycie.

# To samo w kilku słowach, obok wyszarzonego miejsca
reason-draft_first = po wyborze zamówień
reason-locked = kłódka przy { x-players-loc }
reason-needs_marks = kosztuje { x-marks-acc }, masz { $have }
reason-needs_miners = potrzeba { x-miners-acc }, masz { $have }
reason-no_card_here = puste
reason-no_cards_left = stos się skończył
reason-no_tile_here = puste
reason-no_tiles_left = stos się skończył
reason-nothing_to_deliver = brak gotowego zamówienia
