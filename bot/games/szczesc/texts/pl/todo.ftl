# Co jest do zrobienia, w kilku słowach, według fazy gry
todo-draft = wybierz zamówienie
todo-place = wyślij górników
todo-mine = dokończ wydobycie
todo-fill = wybierz węgiel do wagoników
todo-choose = zdecyduj, co zatrzymujesz
todo-rest = zdecyduj, dokąd idzie reszta
todo-return = odłóż resztę po kolei
