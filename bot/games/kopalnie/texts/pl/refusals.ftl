# Dlaczego nie i co można zrobić zamiast tego
refuse-abandoned = { $mine }: ta kopalnia jest porzucona. Wybierz inną.
refuse-after_the_roll = { $card }: tę kartę zagrywa się po rzucie. Najpierw kop.
refuse-already_chosen = Masz już misję i przy niej zostaje.
refuse-already_played = { $card }: ta karta już działa na to kopanie. Teraz wybierz kopalnię.
refuse-before_the_roll = { $card }: tę kartę zagrywa się przed rzutem. Zostaw ją na następną turę.
refuse-coin_lies_there = Na tym kafelku ({ $tile }) leży już moneta ({ $coin }). Wybierz inny.
refuse-die_first = Rzut jeszcze trwa. Spróbuj za chwilę.
refuse-fresh_card = { $card }: karta dobrana w tej turze. Możesz ją zagrać od następnej.
refuse-must_lay = Tę monetę trzeba położyć. Wybierz kafelek.
refuse-no_bare_tile = { $mine }: nie ma tu kafelka na tę monetę. Wybierz inną kopalnię.
refuse-no_such_mine = { $mine }: ta kopalnia jest zamknięta przy { x-players-loc }. Wybierz inną.
refuse-not_a_roll = Po decyzji mogą stać tylko rzuty kostką. Wybierz z listy, zamiast wpisywać.
refuse-not_a_running_turn = W tej grze nie można zostawić tury niedokończonej.
refuse-not_kept = Nie masz karty „{ $card }”. Wybierz jedną ze swoich.
refuse-not_offered = { $mission }: tej misji nie ma wśród Twoich. Wybierz jedną z trzech.
refuse-not_rolled = Kostka pokazuje { $rolls }. Weź to albo zagraj kartę.
refuse-one_step_only = Kostka pokazuje { $rolls }, a latarnia zmienia wynik tylko o jeden.
refuse-only_stones = Ta karta kładzie monety na kamieniach, a { $tile } to nie kamień. Wybierz kamień.
refuse-other_mine = { $tile } nie leży w wybranej kopalni ({ $mine }). Wybierz kafelek stamtąd.
refuse-tile_gone = { $tile }: tego kafelka nie ma już w kopalni. Wybierz inny.
refuse-not_your_turn = To nie Twoja tura: teraz gra { $turn }. Tymczasem możesz obejrzeć kopalnie i swój urobek.
refuse-not_your_turn-until = To nie Twoja tura: teraz gra { $turn }, czas mija { $deadline }. Tymczasem możesz obejrzeć kopalnie i swój urobek.
phase-missions = trwa wybór misji
phase-dig = trzeba wybrać kopalnię
phase-roll = trwa rzut kostką
phase-rolled = rzut czeka na Twoją odpowiedź
phase-guess = trzeba podać liczbę
phase-coin_mine = trzeba położyć monetę
phase-coin_tile = trzeba położyć monetę

# Uszkodzony zapis
refuse-missing_mine = Zapis jest uszkodzony: brakuje kopalni „{ $part }”.
refuse-not_mines = Zapis jest uszkodzony: kopalnie nie są podane literami.
refuse-not_offers = Zapis jest uszkodzony: na każde z { $seats } miejsc muszą przypadać trzy misje.
refuse-unknown_mine = Zapis jest uszkodzony: w tej grze nie ma kopalni „{ $part }”.
