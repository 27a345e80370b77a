-- Takes all of the product out of a database, so that a dump comes back into what is like a new one (host/docs/backups.md).
drop schema if exists public, private, auth, realtime, extensions, supabase_migrations cascade;
create schema public authorization pg_database_owner;
grant usage on schema public to public;
comment on schema public is 'standard public schema';

-- A migration took this default away. A dump says nothing of functions that have it: they would come back without it.
alter default privileges grant execute on functions to public;
