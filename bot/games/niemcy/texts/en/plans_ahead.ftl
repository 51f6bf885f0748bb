# When a plan is to ask, and why it was not played
ahead-if-touched = somebody changes the route or these cards
ahead-now-touched = the route or these cards are not what they were
