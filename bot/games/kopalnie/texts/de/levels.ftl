# Automatische Mitspieler
automat-apprentice = Träger
automat-foreman = Expeditionsleiter
automat-apprentice-plays = kennt die Regeln und gute Gewohnheiten
automat-foreman-plays = plant seine Züge
