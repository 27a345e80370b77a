#!/bin/sh
# The site's user on a new PostgreSQL server: it owns its database and is no superuser. Run once, by the server's image.
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role carmine login createrole password :'password';
create database carmine owner carmine;
SQL
