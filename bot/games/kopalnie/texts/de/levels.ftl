# Automatische Mitspieler
automat-apprentice = Lehrling
automat-foreman = Steiger
automat-apprentice-plays = kennt die Regeln und gute Gewohnheiten
automat-foreman-plays = plant seine Züge
