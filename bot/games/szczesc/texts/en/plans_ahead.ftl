# When a plan is to ask, and why it was not played
ahead-if-price = the number of miners needed changes
ahead-if-touched = the coal for the carts changes
ahead-now-piece = something else lies there now
ahead-now-price = it now takes another number of miners
ahead-now-touched = the coal for the carts is not what it was
