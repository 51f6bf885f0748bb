"""For whoever runs the bot: admin commands, benchmarks, the demo."""
