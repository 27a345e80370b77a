-- Inquiries. Visitors write and never read; the admin reads, marks and deletes. Plain inserts without a returned row
-- (docs/conformance.md, section 7).

create table public."contactForm" (
  id bigint generated always as identity primary key,
  "firstName" private.required_line not null,
  "secondName" private.required_line not null,
  email private.required_mail not null,
  "trackingNo" private.line,
  comment private.note,
  created_at timestamptz not null default now(),
  "readAt" timestamptz,
  "handledAt" timestamptz,
  "handledBy" text, -- who marked it, by their e-mail address; null of what was marked before this was kept
  "requestKey" uuid unique -- of the form: one that had no answer sends again, and the inquiry is stored once
);

create trigger clean_mail before insert or update of email on public."contactForm" for each row execute function private.clean_mail();
create trigger clean_mail_refused before insert on public."contactForm" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_broken_mail();

create trigger limit_inserts before insert on public."contactForm" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_inserts();

-- An inquiry that was sent again is dropped, before it counts: the trigger comes first by the order of their names. Twins
-- wait for each other. Nobody but the sender knows the key, so nobody else learns from an answer that it is known.
create function private.drop_known_inquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new."requestKey"::text, 0));
  if exists (select from public."contactForm" where "requestKey" = new."requestKey") then
    return null;
  end if;
  return new;
end $$;
create trigger drop_known_inquiry before insert on public."contactForm" for each row
  when (new."requestKey" is not null) execute function private.drop_known_inquiry();

-- When it was handled and by whom is the database's to say. Of two who mark it, the first stays.
create function private.mark_handled() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new."handledAt" is null then
    new."handledBy" := null;
  elsif old."handledAt" is null then
    new."handledAt" := now();
    new."handledBy" := private.caller_email();
  else
    new."handledAt" := old."handledAt";
  end if;
  return new;
end $$;
create trigger mark_handled before update of "handledAt" on public."contactForm" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.mark_handled();

alter table public."contactForm" enable row level security;
create policy "anyone writes" on public."contactForm" for insert to anon, authenticated
  with check (created_at = now() and "readAt" is null and "handledAt" is null);
grant insert ("firstName", "secondName", email, "trackingNo", comment, "requestKey")
  on public."contactForm" to anon, authenticated;
create policy "the admin reads" on public."contactForm" for select to authenticated using ((select private.is_admin()));
create policy "the admin marks" on public."contactForm" for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "the admin deletes" on public."contactForm" for delete to authenticated using ((select private.is_admin()));
grant select, delete on public."contactForm" to authenticated;
grant update ("readAt", "handledAt") on public."contactForm" to authenticated;
