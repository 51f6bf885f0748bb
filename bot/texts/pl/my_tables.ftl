# Moje stoły: /stoły, i co czeka po turze
ask-tables = stoły
ask-tables-desc = Wszystkie Twoje stoły: gdzie jest Twoja tura i co jest do zrobienia
tables-title = **Twoje stoły**: { $count }. Czekają na Ciebie: { $waiting }.
tables-none = Nie siedzisz teraz przy żadnym stole.
tables-page = { $page } z { $pages }
tables-waits = ▶ **{ $game }**, { $where }: **{ $todo }**
tables-runs = { $game }, { $where }: teraz gra ktoś inny
tables-rests = { $game }, { $where }: gra odpoczywa; możesz ją obudzić
tables-open = { $game }, { $where }: zajęte miejsca { $taken } z { $most }, gra się jeszcze nie zaczęła
tables-here = wiadomości prywatne
tables-link = do stołu
todo-undo = odpowiedz, czy wolno cofnąć
todo-offer = odpowiedz na propozycję miejsca
todo-pause = odpowiedz, czy stół ma poczekać
next-table = Czeka na Ciebie jeszcze: **{ $game }**, { $where }: { $todo }
