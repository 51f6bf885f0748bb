# Co bot mówi o sobie i o Discordzie
front-failed = Coś poszło nie tak po mojej stronie, ale nic z tego, co zrobiono, nie przepadło. Spróbuj jeszcze raz; jeśli to nie pomoże, podaj temu, kto mnie prowadzi, ten numer: `{ $incident }`.
front-database = Nie mogę teraz zajrzeć do swoich zapisków, więc nic się nie zmieniło. Spróbuj za minutę.
front-rights = Nie mogę tu jeszcze rozstawić stołu, bo nie wolno mi: { $rights }. Może na to pozwolić ktoś, kto zarządza tym kanałem; można też użyć polecenia na innym kanale.
front-right-view_channel = wyświetlać kanału
front-right-send_messages = wysyłać wiadomości
front-right-send_messages_in_threads = wysyłać wiadomości w wątkach
front-right-attach_files = załączać plików
front-right-create_public_threads = tworzyć publicznych wątków
front-own-rights = Stół byłby tu Twój, a nie wolno Ci: { $rights }. Użyj polecenia tam, gdzie możesz pisać.
front-closed = { $who }, nie mogę pisać do Ciebie prywatnie. Nic nie przepada: przycisk **{ $button }** pod każdą turą pokaże tylko Tobie to, co było do napisania, tak samo jak `/{ cmd-group } { cmd-hand }`.
front-only-servers = To działa na kanale serwera, nie w wiadomościach prywatnych.
front-thread = Stół stoi we własnym wątku: { $thread }
front-opened = Stół jest otwarty. Kto chce grać, siada poniżej.
front-thread-name = { game-title } · { $host }
front-reminder-here = { $who }, przypomnienie: to Twoja tura{ $deadline ->
    [none] .
   *[other] , a czas kończy się { $deadline }.
}
front-no-thread = Tu nie może być wątku. Otwórz stół bez niego albo na zwykłym kanale tekstowym.
front-old-button = Ten przycisk pochodzi z mojej dawniejszej wersji i już nic nie robi. Te, które się liczą, są pod najnowszą wiadomością na kanale.
front-no-bots = Bot nie może zająć miejsca. Pomiń tę opcję, a zagra mój automat.
front-replaced-automat = Na tym miejscu gra dalej automat; właściciel może wrócić w każdej chwili.
front-cancelled = Stół jest zamknięty.
front-resigned = Miejsce oddane; do końca gra na nim automat.
front-helped = Tę turę gra automat.
front-begun = Stół gotowy, zaczynamy. Za chwilę przyjdzie Twoja kolej.
front-restarting = Właśnie trwa mój restart. Nic nie przepada; spróbuj ponownie za pół minuty.
