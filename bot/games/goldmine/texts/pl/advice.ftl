# Przewaga w tej jednostce, w której liczy ją doradca
lead = { $points } tury

# Dlaczego tura jest dobra, albo co przemawia przeciw
why-not_joined = na razie nie da się tam dojść
why-gold_near_entrance = złoto blisko wejścia, średnio rzutów: { $rolls }
why-open_ends = wolne wyloty potem: { $ends }
why-roll_wins = do wejścia { steps }: wygrywa { $percent }% rzutów
why-roll_gold = do złota { steps }: dojdzie tam { $percent }% rzutów
why-way_home = do wejścia średnio rzutów: { $rolls }
why-way_gold = do najbliższego złota średnio rzutów: { $rolls }
why-dig_gold = { $percent }% szans na złoto: komory to { $chambers } z { x-tiles-gen }
why-dig_beside = kafelek można położyć tuż obok i od razu zebrać złoto
why-dig_apart = obok Ciebie nie ma wolnego wylotu
why-dig_and_step = złoto jest o krok, więc kafelek masz gratis
why-no_gold_lies = do żadnego złota nie ma teraz drogi
why-gold_is_far = najbliższe złoto jest daleko, średnio rzutów: { $rolls }
why-passage_odds = przejście udaje się w { $percent }% prób
why-passage_gold = od wyjścia { $place } do złota średnio rzutów: { $rolls }
why-passage_home = od wyjścia { $place } do wejścia średnio rzutów: { $rolls }
why-wins = to wygrywa
why-into_mud = ruch kończy się w błocie
why-gold_shorter = bliżej złota: rzuty { $rolls } zamiast { $before }
why-gold_longer = dalej od złota: rzuty { $rolls } zamiast { $before }
why-home_shorter = bliżej wejścia: rzuty { $rolls } zamiast { $before }
why-home_longer = dalej od wejścia: rzuty { $rolls } zamiast { $before }
why-at_passage = stoi się wtedy w sekretnym przejściu
why-meets_rival = { $who } może tam rzucić wyzwanie złota
why-gold_at_hand = złoto na { $cell }, o krok
why-gold_walled_off = do tego złota nie dojdzie nikt
why-gold_nearer_to_you = nikt nie ma do tego złota bliżej: rzuty { $rolls }
why-gold_nearer_to_rival = { $who } ma do tego złota bliżej: rzuty { $rolls }
why-rival_home_shorter = { $who } ma potem bliżej do wejścia: rzuty { $rolls } zamiast { $before }
why-rival_home_longer = { $who } ma potem dalej do wejścia: rzuty { $rolls } zamiast { $before }
why-collects = samorodek więcej: { $have } z { $target }
why-enough = dość złota: { $have } z { $target }
why-gave = { nuggets } trafia do partnera: { $who }
why-took = { nuggets } od partnera: { $who }
why-quiet_ahead = do końca przez ciszę zostało tur: { $left }, a najwięcej złota jest tu
why-quiet_behind = do końca przez ciszę zostało tur: { $left }, a ktoś ma więcej złota
why-challenge_odds = wyzwanie wygrywasz w { $percent }% przypadków
why-spends_token = kosztuje znacznik { $kind ->
    [bat] nietoperzy
   *[gold] złota
}, zostaje { $left }
why-rival_near_home = { $who }: brakuje { x-nuggets-gen }, do wejścia średnio rzutów: { $rolls }
why-robs = { $who } ma { nuggets }
why-free_move = wygrana daje ruch premiowy
why-may_lose_nugget = ryzykujesz własny samorodek
why-leaves_it = samorodki zostają, gdzie są
why-takes_nugget = { $who } traci samorodek, trafia na { $cell }
why-bonus_reaches = ruch premiowy dojdzie tam w { $percent }% rzutów: { steps }
why-chased_home_shorter = { $who } ma stamtąd bliżej do wejścia: rzuty { $rolls } zamiast { $before }
why-chased_home_longer = { $who } ma stamtąd dalej do wejścia: rzuty { $rolls } zamiast { $before }
why-chased_gold_shorter = { $who } ma stamtąd bliżej do złota: rzuty { $rolls } zamiast { $before }
why-chased_gold_longer = { $who } ma stamtąd dalej do złota: rzuty { $rolls } zamiast { $before }
why-chased_into_pocket = { $who } nie ma stamtąd drogi do wejścia
why-chased_from_gold = { $who } nie ma stamtąd drogi do złota
no-way = brak drogi
turn-put = kafelek na { $cell }, obrót { $side }
turn-go = na { $place }
turn-drop = samorodek na { $cell }
turn-chase = ucieczka na { $place }

# Co kosztowało najwięcej w całej partii
why-leak_steps = niewykorzystane kroki: { $unused } z { $rolled } (ugrzęźnięcia w błocie: { $mud }); w turach to mniej więcej { $points }
why-leak_standing = tury bez ruchu: { $turns }
why-leak_challenges = własne wyzwania, które się nie udały: { $lost } z { $challenges }
why-leak_nuggets = samorodki stracone w wyzwaniach: { $nuggets }; w turach to mniej więcej { $points }
why-leak_tokens = żetony wyzwań o złoto, które zostały: { $tokens }
