# Was zu entscheiden ist, in wenigen Worten, nach Spielphase
todo-draft = wähle einen Auftrag
todo-place = schick Bergleute los
todo-mine = beende die Förderung
todo-fill = wähle Kohle für die Loren
todo-choose = wähle, was du behältst
todo-rest = bestimme, wohin der Rest kommt
todo-return = leg den Rest der Reihe nach zurück
