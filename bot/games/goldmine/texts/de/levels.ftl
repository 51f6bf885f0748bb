# Automatische Mitspieler
automat-apprentice = Greenhorn
automat-foreman = Goldsucher
automat-baron = Goldbaron
automat-apprentice-plays = gräbt, wo es steht, und folgt dem Glitzern
automat-foreman-plays = kennt den Weg zum Gold und wieder heim
automat-baron-plays = schaut voraus und hat Fledermäuse im Ärmel
