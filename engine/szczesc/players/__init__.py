"""The automatic players of Szczęść Boże, from the apprentice to the baron."""
