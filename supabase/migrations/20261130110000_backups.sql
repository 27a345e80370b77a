-- Hosts make backups on a schedule, one of them at a time, and everybody can see what became of each.

set local check_function_bodies = off;

create table "private"."backup_runs" (
  "id" bigint generated always as identity not null,
  "began_at" timestamp with time zone not null default now(),
  "ended_at" timestamp with time zone,
  "leased_until" timestamp with time zone not null default (now() + '00:05:00'::interval),
  "file" text,
  "bytes" bigint,
  "encrypted" boolean not null default false,
  "ok" boolean,
  "checked_at" timestamp with time zone,
  "error" text,
  constraint "backup_runs_pkey" primary key (id)
);

alter table "private"."backup_runs"
  enable row level security;

create or replace function private.begin_backup (
  every interval
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
declare
  run bigint;
begin
  lock table private.backup_runs in share row exclusive mode;
  update private.backup_runs set ended_at = now(), ok = false, error = 'The host ended before the backup did.'
  where ended_at is null and leased_until < now();
  if exists (select from private.backup_runs
      where ended_at is null
        or began_at > now() - case when ok then every else least(every, interval '1 hour') end) then
    return null;
  end if;
  insert into private.backup_runs default values returning id into run;
  delete from private.backup_runs where id <= run - 1000;
  return run;
end $function$;

revoke all on function "private"."begin_backup"(interval) from public;
