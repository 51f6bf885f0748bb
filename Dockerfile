# docker build -t szczesc . && docker run --env-file .env -v szczesc:/data szczesc
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1

# All that the bot needs comes as wheels, each with its hash: no compiler, no system libraries; fonts are Python packages.
WORKDIR /app
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements.lock

# The program runs from its folder, so nothing is built and nothing else is downloaded; compiled once, for the root is read-only later.
COPY LICENSE ./
COPY engine engine
COPY render render
COPY bot bot
RUN python -m compileall -q engine render bot

# A user without rights, who may write in /data and /tmp only.
RUN useradd --system --uid 10001 --create-home --home-dir /data bot
USER bot
VOLUME /data
ENV DATABASE=/data/tables.sqlite HEALTH_HOST=0.0.0.0 HEALTH_PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]

# The exec form, so that SIGTERM arrives; docker stop waits ten seconds, the bot takes at most eight to finish.
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
