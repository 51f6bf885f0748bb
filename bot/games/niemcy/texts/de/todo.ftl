# Was zu entscheiden ist, in wenigen Worten, nach Spielphase
todo-announce = sag deine Zielkarten an
todo-choose = wähle deine Zielkarten
todo-turn = zieh Karten, nimm eine Strecke oder zieh Zielkarten
todo-second = zieh deine zweite Karte
todo-pay = bezahle deine Strecke
todo-board = wähle, wer einsteigt
todo-keep = wähle, welche Zielkarten du behältst
