"""What each game brings to the bot: texts, panels, commands, advice."""
