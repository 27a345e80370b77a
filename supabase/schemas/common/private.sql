-- What the API must not reach: the schema `private` holds rules, limits and every SECURITY DEFINER body.
-- The exposed schema `public` holds the tables and thin SECURITY INVOKER wrappers.

-- Close the doors first. The platform grants every new object of `public` to the API roles by name, and Postgres
-- itself lets PUBLIC execute every new function; both defaults go, so that a forgotten grant fails closed.
-- (The second one must be revoked globally: "in schema ..." has no effect on the built-in grant to PUBLIC.)
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role; -- to reach granted functions; tables get no grants
