# Wann ein Plan nachfragen soll, und warum er nicht gespielt wurde
ahead-if-touched = sich in dieser Mine etwas ändert
ahead-now-touched = diese Mine ist nicht mehr, wie sie war
