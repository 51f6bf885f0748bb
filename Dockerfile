# docker build -t szczesc . && docker run --env-file .env -v szczesc:/data szczesc
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1

# All that the bot needs comes as wheels: no compiler, no system libraries; fonts are Python packages.
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY render render
COPY bot bot
RUN pip install --no-cache-dir . && rm -rf /src

# Nobody's home but the database's.
RUN useradd --system --create-home --home-dir /data bot
USER bot
WORKDIR /data
VOLUME /data
ENV DATABASE=/data/tables.sqlite HEALTH_HOST=0.0.0.0 HEALTH_PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]

# The exec form, so that SIGTERM arrives; docker stop waits ten seconds, the bot takes at most eight to finish.
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
