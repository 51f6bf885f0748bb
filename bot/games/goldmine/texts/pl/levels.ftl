# Gracze automatyczni
automat-apprentice = żółtodziób
automat-foreman = poszukiwacz złota
automat-baron = baron złota
automat-apprentice-plays = kopie tam, gdzie stoi, i idzie za blaskiem
automat-foreman-plays = zna drogę do złota i do wejścia
automat-baron-plays = patrzy naprzód i trzyma nietoperze w rękawie
