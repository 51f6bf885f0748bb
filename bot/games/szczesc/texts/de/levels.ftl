# Automatische Mitspieler
automat-apprentice = Lehrling
automat-foreman = Steiger
automat-baron = Kohlenbaron
automat-apprentice-plays = kennt die Regeln und gute Gewohnheiten
automat-foreman-plays = plant seine Züge
automat-baron-plays = schaut voraus und verschenkt nichts
