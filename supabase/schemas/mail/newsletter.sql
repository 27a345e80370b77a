-- Newsletter subscriptions. Visitors write and never read; the admin reads and deletes. Plain inserts without a returned
-- row (docs/conformance.md, section 6).

create table public."newsLetter" (
  id bigint generated always as identity primary key,
  email private.required_mail not null,
  country private.required_line not null,
  created_at timestamptz not null default now()
);
create index "newsLetter_email" on public."newsLetter" (lower(btrim(email)));

create trigger clean_mail before insert or update of email on public."newsLetter" for each row execute function private.clean_mail();
create trigger clean_mail_refused before insert on public."newsLetter" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_broken_mail();

create trigger limit_inserts before insert on public."newsLetter" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_inserts();

-- A known address is kept once, and the answer is the same as for a new one, even where it counts the rows that were
-- written (PostgREST, "Prefer: count"): nobody learns who has subscribed. Twins wait for each other.
create function private.drop_known_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(lower(btrim(new.email)), 0));
  if exists (select from public."newsLetter" where lower(btrim(email)) = lower(btrim(new.email)) and id <> new.id) then
    delete from public."newsLetter" where id = new.id;
  end if;
  return null;
end $$;
create trigger drop_known_address after insert on public."newsLetter" for each row
  execute function private.drop_known_address();

alter table public."newsLetter" enable row level security;
create policy "anyone subscribes" on public."newsLetter" for insert to anon, authenticated
  with check (created_at = now());
grant insert (email, country) on public."newsLetter" to anon, authenticated;
create policy "the admin reads" on public."newsLetter" for select to authenticated using ((select private.is_admin()));
create policy "the admin deletes" on public."newsLetter" for delete to authenticated using ((select private.is_admin()));
grant select, delete on public."newsLetter" to authenticated;
