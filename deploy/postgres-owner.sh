#!/bin/sh
# compose.yaml hands this to the image of PostgreSQL, which runs it once, when its volume is empty.
# The bot gets a role that owns its database and nothing else; the superuser has no password, so it cannot log in over the network.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'END'
\getenv password POSTGRES_PASSWORD
CREATE ROLE szczesc LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
CREATE DATABASE szczesc OWNER szczesc;
REVOKE CONNECT ON DATABASE szczesc FROM PUBLIC;
ALTER ROLE CURRENT_USER PASSWORD NULL;
END
