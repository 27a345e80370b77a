-- What needed a hand (health/health.sql): one row from when it was noticed until it was over for an hour.
create table private.alert (
  id bigint generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  facts jsonb not null,
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index alert_open on private.alert (kind) where ended_at is null;
create index alert_newest on private.alert (kind, began_at desc);
alter table private.alert enable row level security;
