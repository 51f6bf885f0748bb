"""The Discord bot: tables, the store and everything people see."""
