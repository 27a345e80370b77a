-- What a hosted project has before its first migration, as far as this product relies on it.
-- Roles belong to all databases of a server: another host that begins there at the same moment may be quicker with each.
do $$
declare
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = api_role) then
      begin
        execute format('create role %I nologin', api_role);
        if api_role = 'service_role' then
          begin
            alter role service_role bypassrls;
          exception when insufficient_privilege then -- a superuser's to give; the product never acts as this role
          end;
        end if;
      exception when duplicate_object or unique_violation then
      end;
    end if;
    begin
      execute format('grant %I to current_user', api_role);
    exception when unique_violation or internal_error then -- "tuple concurrently updated": it is granted
    end;
  end loop;
end $$;

grant usage on schema public, auth to anon, authenticated, service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;

-- The platform's generous defaults: a migration that forgets to revoke them has the same hole here as there.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

-- Second factors, which the embedded auth server does not have: the host keeps them here.
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  status text not null check (status in ('unverified', 'verified'))
);
