# Was zu entscheiden ist, in wenigen Worten, nach Spielphase
todo-build = leg ein Plättchen
todo-move = wähle, was du in diesem Zug machst
todo-put = leg das gezogene Plättchen
todo-walk = wähle, wohin du gehst
todo-passage = wähle, wo du herauskommst
todo-act = sammle Gold, fordere jemanden heraus oder beende den Zug
todo-drop = bestimme, wohin das Nugget kommt
todo-chase = bestimme, wohin jemand flieht
