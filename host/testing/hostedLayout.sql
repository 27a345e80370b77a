-- A database as a hosted Supabase project has it before the first migration, as far as roles, owners, default rights and
-- the platform's schemas go. `supabase_admin` is the superuser and the platform's own; people and `supabase db push` are
-- `postgres`, who is none. Run it as supabase_admin on the database `postgres`.

create role postgres login createdb createrole replication bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role supabase_realtime_admin nologin noinherit;
create role dashboard_user nologin createdb createrole replication;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';

alter database postgres owner to postgres;
grant usage on schema public to postgres, anon, authenticated, service_role;

-- Generous defaults, for what the platform makes and for what migrations make.
alter default privileges for role supabase_admin in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_admin in schema public grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to postgres, anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
create schema graphql_public;
grant usage on schema graphql_public to postgres, anon, authenticated, service_role;
create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;
create publication supabase_realtime;

-- Auth: its own role owns it; postgres may use it and create nothing in it.
create schema auth authorization supabase_auth_admin;
set role supabase_auth_admin;
create table auth.users (
  id uuid primary key,
  aud text,
  role text,
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  refreshed_at timestamp,
  not_after timestamptz,
  user_agent text
);
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
                  nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;
reset role;
grant usage on schema auth to postgres, anon, authenticated, service_role, dashboard_user;
grant all on all tables in schema auth to postgres, dashboard_user;
grant all on all routines in schema auth to postgres, dashboard_user;
alter table auth.users enable row level security;
alter table auth.mfa_factors enable row level security;
alter table auth.sessions enable row level security;

-- Realtime: a message that is sent is a row, one partition for each day, and the platform tells who listens.
create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;
grant usage on schema realtime to postgres with grant option;
grant all on schema realtime to supabase_realtime_admin with grant option;
create table realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  primary key (id, inserted_at)
) partition by range (inserted_at);
create table realtime.messages_all partition of realtime.messages default;
alter table realtime.messages enable row level security;
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
-- It adds an id to the payload, and what goes wrong is a warning and nothing more.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
declare
  new_id uuid := gen_random_uuid();
begin
  execute format('set local realtime.topic to %L', topic);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (new_id, jsonb_build_object('id', new_id) || payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end $$;
alter table realtime.messages owner to supabase_realtime_admin;
alter table realtime.messages_all owner to supabase_realtime_admin;
alter function realtime.topic() owner to supabase_realtime_admin;
alter function realtime.send(jsonb, text, text, boolean) owner to supabase_realtime_admin;
grant select, insert, update on realtime.messages to postgres, anon, authenticated, service_role;
-- There an extension lets postgres make policies on a table that is not its own; here it is a member of the owner, which
-- is how it was before that extension, and still is where the extension is older.
grant supabase_realtime_admin to postgres;

-- The event triggers that tell the API of changes need a superuser: they are the platform's.
create function extensions.tell_the_api() returns event_trigger language plpgsql as $$
begin
  notify pgrst, 'reload schema';
end $$;
create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.tell_the_api();
