"""The pictures of Szczęść Boże beside board and shaft: draft, draw, mining plan, majorities, scoring, result, replay."""
