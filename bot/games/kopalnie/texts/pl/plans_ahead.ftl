# Kiedy plan ma zapytać, i dlaczego nie został zagrany
ahead-if-touched = ktoś ruszy tę kopalnię
ahead-now-touched = w tej kopalni coś się zmieniło
