# My tables: /tables, and what waits after a turn
ask-tables = tables
ask-tables-desc = All your tables: where it is your turn, and what is to be decided
tables-title = **Your tables**: { $count }. Waiting for you: { $waiting }.
tables-none = You are not sitting at any table right now.
tables-page = { $page } of { $pages }
tables-waits = ▶ **{ $game }**, { $where }: **{ $todo }**
tables-runs = { $game }, { $where }: somebody else is to move
tables-rests = { $game }, { $where }: the game rests; you can wake it
tables-open = { $game }, { $where }: { $taken } of { $most } seats taken, not begun yet
tables-here = direct messages
tables-link = to the table
todo-undo = say whether something may be taken back
todo-offer = answer the offer of a seat
todo-pause = say whether the table should wait
next-table = Also waiting for you: **{ $game }**, { $where }: { $todo }
