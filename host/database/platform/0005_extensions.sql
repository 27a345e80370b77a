-- Where a hosted project keeps extensions.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
