-- What happened, or is to happen, to a consignment. Nothing is erased: a wrong entry is voided with a reason.

create table public.consignment_event (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  no int not null default 0, -- within the consignment, given by the database; those of voided entries are not used again
  code text not null references public.event_code,
  classifier text not null default 'actual' check (classifier in ('planned', 'estimated', 'actual')),
  moment timestamptz not null check (moment >= '2000-01-01T00:00:00Z' and moment < '2100-01-01T00:00:00Z'),
  zone private.zone, -- of its place; null: not known
  place text references public.place,
  city private.line,
  country private.line,
  status private.line not null default '', -- the words that are shown
  leg bigint references public.consignment_leg on delete set null,
  public_note private.note,
  internal_note private.note,
  reason private.line,
  corrects bigint references public.consignment_event,
  guessed boolean not null default false, -- the code was read from free words
  entered_by private.line,
  entered_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by private.line,
  void_reason private.line,
  request_key uuid unique, -- of the form: one that had no answer sends again, and the entry is stored once
  silent boolean not null default false, -- nobody is told of it
  constraint event_number unique (consignment, no)
);
create index consignment_event_leg on public.consignment_event (leg) where leg is not null;
create index consignment_event_corrects on public.consignment_event (corrects) where corrects is not null;

alter table public.consignment_event enable row level security;
create policy "the admin does everything" on public.consignment_event for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select,
      insert (consignment, code, classifier, moment, place, leg, public_note, internal_note, reason, corrects, request_key,
              silent),
      update (void_reason)
  on public.consignment_event to authenticated;
