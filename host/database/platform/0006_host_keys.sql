-- The keys that all hosts of one database share: a session of one is known to the others.
create table auth.host_keys (
  is_only boolean primary key default true check (is_only),
  keys jsonb not null
);
revoke all on auth.host_keys from public;
