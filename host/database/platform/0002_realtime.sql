-- What a hosted project has for Realtime, as far as this product relies on it: the table whose policies decide who may
-- listen, the topic they are asked about, and a function that sends. Here nothing is stored: what is sent is notified
-- to the host's socket. As there, a message that cannot be sent fails nothing, and leaves a warning.
create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
begin
  perform pg_notify('realtime', jsonb_build_object('topic', topic, 'event', event, 'payload', payload)::text);
exception when others then
  raise warning 'realtime.send: %', sqlerrm;
end $$;
revoke execute on function realtime.send(jsonb, text, text, boolean) from public;
