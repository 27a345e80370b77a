-- Hosts of one database count tries at passwords and codes together.

set local check_function_bodies = off;

create or replace function private.begin_try (
  used_action text,
  client text
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform set_config('request.headers', jsonb_build_object('x-real-ip', client)::text, true);
  return private.allows(used_action, null);
end $function$;

create or replace function private.take_back_try (
  used_action text,
  client text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform set_config('request.headers', jsonb_build_object('x-real-ip', client)::text, true);
  update private.hits as known set hits = known.hits - 1 from private.limits
  where limits.action = used_action and known.action = used_action and known.client = any (private.client_keys())
    and window_start = date_bin(make_interval(secs => window_seconds), now(), 'epoch');
end $function$;

revoke all on function "private"."begin_try"(text, text) from public;

revoke all on function "private"."take_back_try"(text, text) from public;

insert into private.limits (action, per_client, overall, window_seconds) values
  ('signIn', 30, null, 300),
  ('ownPassword', 10, null, 300),
  ('secondFactor', 10, null, 300);
