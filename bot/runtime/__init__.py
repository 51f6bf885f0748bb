"""What the process needs before anything else: settings, logs, metrics, background jobs."""
