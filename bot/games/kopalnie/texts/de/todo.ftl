# Was zu entscheiden ist, in wenigen Worten, nach Spielphase
todo-missions = wähle deinen Auftrag
todo-dig = wähle eine Mine und grabe
todo-rolled = entscheide über den Wurf
todo-guess = rate eine Zahl
todo-coin_mine = wähle eine Mine für die Münze
todo-coin_tile = wähle ein Plättchen für die Münze
