# When a plan is to ask, and why it was not played
ahead-if-touched = somebody changes this mine
ahead-now-touched = this mine is not what it was
