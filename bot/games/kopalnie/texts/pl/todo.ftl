# Co jest do zrobienia, w kilku słowach, według fazy gry
todo-missions = wybierz misję
todo-dig = wybierz kopalnię i kop
todo-rolled = zdecyduj o rzucie
todo-guess = zgadnij liczbę
todo-coin_mine = wybierz kopalnię dla monety
todo-coin_tile = wybierz kafelek dla monety
