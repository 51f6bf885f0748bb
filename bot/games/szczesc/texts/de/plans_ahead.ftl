# Wann ein Plan nachfragen soll, und warum er nicht gespielt wurde
ahead-if-price = sich die Zahl der nötigen Bergleute ändert
ahead-if-touched = sich die Kohle für die Loren ändert
ahead-now-piece = dort liegt jetzt etwas anderes
ahead-now-price = es braucht jetzt eine andere Zahl von Bergleuten
ahead-now-touched = für die Loren ist nicht mehr dieselbe Kohle da
