# Automatische Mitspieler
automat-apprentice = Gepäckträger
automat-foreman = Bahnhofsvorsteher
automat-baron = Eisenbahnbaron
automat-apprentice-plays = sucht den kürzesten Weg und steht niemandem im Weg
automat-foreman-plays = plant nach Fahrplan und achtet auf Passagiere
automat-baron-plays = schaut voraus und baut dir die Strecke zu
