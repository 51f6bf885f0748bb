# Co jest do zrobienia, w kilku słowach, według fazy gry
todo-build = połóż kafelek
todo-move = wybierz, co robisz w tej turze
todo-put = połóż dobrany kafelek
todo-walk = wybierz, dokąd idziesz
todo-passage = wybierz, którędy wychodzisz
todo-act = zbierz złoto, rzuć wyzwanie albo skończ turę
todo-drop = zdecyduj, dokąd trafia samorodek
todo-chase = zdecyduj, dokąd ktoś ucieka
