"""The automatic players of Wsiąść do Pociągu: Niemcy, and the adviser."""
