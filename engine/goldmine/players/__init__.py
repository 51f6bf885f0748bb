"""Automatic players of Gold Mine, and the adviser."""
