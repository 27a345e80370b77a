-- What followers and parties are to be told: one job for each event, written in its transaction. Who hears of it is worked out
-- a moment later, by who sends the mails (mail/queue.sql): saving an update takes as long with a thousand followers.

-- Of which events the parties are told, as an owner has chosen; none at first. `about` is a code of an event, or 'arrival' of
-- the expected arrival. Words of the owner take the place of the program's (supabase/functions/_shared/noticeWords.ts).
create table private.notice_rule (
  about text primary key check (about ~ '^[a-z_]{1,30}$'),
  to_sender boolean not null default false,
  to_receiver boolean not null default false,
  subject private.line,
  text private.note
);
alter table private.notice_rule enable row level security;

create table private.notice_job (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  event bigint references public.consignment_event on delete cascade,
  eta bigint references public.eta_revision on delete cascade,
  is_correction boolean not null default false, -- that the event did not happen after all
  made_at timestamptz not null default now(),
  due_at timestamptz not null,
  fanned_out_at timestamptz,
  constraint notice_job_event unique (event, is_correction),
  constraint notice_job_eta unique (eta),
  constraint of_what check ((event is null) <> (eta is null))
);
create index notice_job_due on private.notice_job (due_at) where fanned_out_at is null;
create index notice_job_past on private.notice_job (fanned_out_at) where fanned_out_at is not null;
create index notice_job_consignment on private.notice_job (consignment);
alter table private.notice_job enable row level security;

-- Whether anybody would be told. Asked before a job is written: where nobody is told of anything, nothing is written.
create function private.has_recipients(parcel bigint, what text) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.notice_rule where about = what and (to_sender or to_receiver))
    or exists (select from private.follower where consignment = parcel and confirmed_at is not null);
end $$;

-- Time enough to hold back or void what was entered by mistake.
create function private.notice_due() returns timestamptz language sql stable set search_path = '' as $$
  select now() + make_interval(secs => notice_delay) from private.settings
$$;

-- An entry, the one that it corrects, the one that that one corrects, and so on. Nothing for null.
create function private.correction_chain(entry bigint) returns setof bigint language sql stable set search_path = '' as $$
  with recursive chain as (
    select id, corrects from public.consignment_event where id = entry
    union -- not "all": whatever corrects itself ends, too
    select before.id, before.corrects from public.consignment_event as before join chain on before.id = chain.corrects)
  select id from chain
$$;

-- What is stored from a file has happened before, and is not news.
create function private.note_event() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.has_recipients(new.consignment, new.code) or new.corrects is not null
      and exists (select from private.notice_job
                  where event in (select private.correction_chain(new.corrects)) and fanned_out_at is not null) then
    insert into private.notice_job (consignment, event, due_at) values (new.consignment, new.id, private.notice_due());
  end if;
  return null;
end $$;
create trigger note_event after insert on public.consignment_event for each row
  when (new.classifier = 'actual' and not new.silent and current_setting('notices.off', true) is distinct from 'on')
  execute function private.note_event();

create function private.note_eta() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.has_recipients(new.consignment, 'arrival') then
    insert into private.notice_job (consignment, eta, due_at) values (new.consignment, new.id, private.notice_due());
  end if;
  return null;
end $$;
create trigger note_eta after insert on public.eta_revision for each row when (not new.silent)
  execute function private.note_eta();

-- By how many hours an expected arrival has moved, from the one before it or from the promise.
create function private.hours_moved(revision public.eta_revision) returns numeric
language plpgsql stable set search_path = '' as $$
declare
  before timestamptz;
begin
  select latest into before from public.eta_revision
  where consignment = revision.consignment and id < revision.id order by id desc limit 1;
  if not found then select "deliveryDate" into before from public.consignment where id = revision.consignment; end if;
  return abs(extract(epoch from revision.latest - before)) / 3600;
end $$;
