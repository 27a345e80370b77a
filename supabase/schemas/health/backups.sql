-- Backups that hosts make of this database, the newest thousand. On a hosted project the platform makes them, and this stays empty.
create table private.backup_runs (
  id bigint generated always as identity primary key,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  leased_until timestamptz not null default now() + interval '5 minutes', -- renewed by the host as long as it works on it
  file text,
  bytes bigint,
  encrypted boolean not null default false,
  ok boolean, -- null while it runs
  checked_at timestamptz, -- when it was last restored into an empty database and compared
  error text,
  spacing interval -- in which its host makes them; 0 for one that was made by hand
);
alter table private.backup_runs enable row level security;

-- The number of a new run, which no other host makes at the same time; null if none is due. One that failed is tried again
-- after an hour.
create function private.begin_backup(every interval) returns bigint
language plpgsql volatile set search_path = '' as $$
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
  insert into private.backup_runs (spacing) values (every) returning id into run;
  delete from private.backup_runs where id <= run - 1000;
  return run;
end $$;
