# Meine Tische: /tische, und was nach dem Zug noch wartet
ask-tables = tische
ask-tables-desc = Alle deine Tische: wo du am Zug bist und was zu entscheiden ist
tables-title = **Deine Tische**: { $count }. Es warten auf dich: { $waiting }.
tables-none = Du sitzt gerade an keinem Tisch.
tables-page = { $page } von { $pages }
tables-waits = ▶ **{ $game }**, { $where }: **{ $todo }**
tables-runs = { $game }, { $where }: jemand anderes ist am Zug
tables-rests = { $game }, { $where }: das Spiel ruht; du kannst es wecken
tables-open = { $game }, { $where }: { $taken } von { $most } Plätzen besetzt, noch nicht begonnen
tables-here = Direktnachrichten
tables-link = zum Tisch
todo-undo = antworte, ob etwas zurückgenommen werden darf
todo-offer = antworte auf das Platzangebot
todo-pause = antworte, ob der Tisch warten soll
next-table = Auf dich wartet noch: **{ $game }**, { $where }: { $todo }
