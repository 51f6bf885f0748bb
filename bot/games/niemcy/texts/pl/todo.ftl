# Co jest do zrobienia, w kilku słowach, według fazy gry
todo-announce = zapowiedz bilety
todo-choose = wybierz bilety
todo-turn = dobierz karty, utwórz połączenie albo weź bilety
todo-second = dobierz drugą kartę
todo-pay = zapłać za połączenie
todo-board = zdecyduj, kto wsiada
todo-keep = wybierz bilety, które zatrzymujesz
