-- When the consignment is expected now, and why that has changed. "deliveryDate" stays the promise.

create table public.eta_revision (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  earliest private.moment not null,
  latest private.moment not null,
  reason private.required_line not null,
  entered_by private.line,
  entered_at timestamptz not null default now(),
  request_key uuid unique, -- of the form: one that had no answer sends again, and the revision is stored once
  silent boolean not null default false, -- nobody is told of it
  constraint latest_before_earliest check (earliest <= latest)
);
create index eta_revision_consignment on public.eta_revision (consignment);

create function private.fill_eta() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  parcel public.consignment := private.locked_consignment(new.consignment);
begin
  if exists (select from public.eta_revision where request_key = new.request_key) then return null; end if;
  if new.latest < new.earliest then raise exception 'The latest time of arrival cannot be before the earliest.'; end if;
  if new.earliest < date_trunc('minute', parcel."timeCreated") then
    raise exception 'This is before the registration of the consignment.';
  end if;
  if 100 <= (select count(*) from public.eta_revision where consignment = new.consignment) then
    raise exception 'The expected arrival of a consignment can be revised 100 times, and this one has been.';
  end if;
  new.entered_by := coalesce(private.caller_email(), new.entered_by);
  return new;
end $$;
create trigger admit_admin before insert on public.eta_revision for each row
  when (current_user in ('anon', 'authenticated')) execute function private.admit_admin();
create trigger fill_eta before insert on public.eta_revision for each row execute function private.fill_eta();

alter table public.eta_revision enable row level security;
create policy "the admin reads" on public.eta_revision for select to authenticated using ((select private.is_admin()));
create policy "the admin adds" on public.eta_revision for insert to authenticated with check ((select private.is_admin()));
grant select, insert (consignment, earliest, latest, reason, request_key, silent) on public.eta_revision to authenticated;
