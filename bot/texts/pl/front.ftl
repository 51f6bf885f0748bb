# Co bot mówi o sobie i o Discordzie
front-failed = Coś poszło nie tak po mojej stronie, ale nic z tego, co już zagrano, nie przepadło. Spróbuj jeszcze raz; jeśli to nie pomoże, podaj ten numer osobie, która prowadzi bota: `{ $incident }`.
front-database = Nie mogę teraz zajrzeć do swoich zapisków, więc nic się nie zmieniło. Spróbuj za minutę.
front-rights = Nie mogę tu jeszcze rozstawić stołu, brakuje mi uprawnień: { $rights }. Może je nadać ktoś, kto zarządza tym kanałem; możesz też użyć polecenia na innym kanale.
front-right-view_channel = wyświetlanie kanału
front-right-send_messages = wysyłanie wiadomości
front-right-send_messages_in_threads = wysyłanie wiadomości w wątkach
front-right-attach_files = załączanie plików
front-right-create_public_threads = tworzenie publicznych wątków
front-own-rights = Stół byłby tu Twój, a nie wolno Ci: { $rights }. Użyj polecenia tam, gdzie możesz pisać.
front-closed = { $who }, nie mogę pisać do Ciebie prywatnie. Nic nie przepada: przycisk **{ $button }** pod każdą turą pokaże tylko Tobie to, co było do napisania, tak samo jak `/{ cmd-group } { cmd-hand }`.
front-only-servers = Stół można otworzyć na kanale serwera albo w wiadomościach prywatnych ze mną.
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
front-replaced-automat = Na tym miejscu gra dalej automat; można na nie wrócić w każdej chwili.
front-cancelled = Stół jest zamknięty.
front-resigned = Miejsce oddane; do końca gra na nim automat.
front-helped = Tę turę gra automat.
front-begun = Stół gotowy, zaczynamy. Dam znać, gdy przyjdzie Twoja kolej.
front-restarting = Właśnie trwa mój restart. Nic nie przepada; spróbuj ponownie za pół minuty.
front-one-moment = Chwileczkę, nie wszystko naraz! Spróbuj ponownie za moment.
