-- What visitors leave: newsletter subscriptions and inquiries. They may write and never read; the admin reads,
-- marks and deletes. Plain inserts without a returned row (specification, sections 6 and 7).

create table public."newsLetter" (
  id bigint generated always as identity primary key,
  email private.required_mail not null,
  country private.required_line not null,
  created_at timestamptz not null default now()
);
create index "newsLetter_email" on public."newsLetter" (lower(email));

create table public."contactForm" (
  id bigint generated always as identity primary key,
  "firstName" private.required_line not null,
  "secondName" private.required_line not null,
  email private.required_mail not null,
  "trackingNo" private.line,
  comment private.note,
  created_at timestamptz not null default now(),
  "readAt" timestamptz,
  "handledAt" timestamptz
);

insert into private.limits (action, per_client, overall, window_seconds) values
  ('newsLetter', 5, 400, 3600),
  ('contactForm', 5, 400, 3600);

create trigger limit_inserts before insert on public."newsLetter" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_inserts();
create trigger limit_inserts before insert on public."contactForm" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_inserts();

-- A known address is kept once, and the answer is the same as for a new one: nobody learns who has subscribed.
create function private.skip_known_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public."newsLetter" where lower(email) = lower(new.email)) then
    return null;
  end if;
  return new;
end $$;
create trigger skip_known_address before insert on public."newsLetter" for each row
  execute function private.skip_known_address();

alter table public."newsLetter" enable row level security;
alter table public."contactForm" enable row level security;

create policy "anyone subscribes" on public."newsLetter" for insert to anon, authenticated
  with check (created_at = now());
create policy "anyone writes" on public."contactForm" for insert to anon, authenticated
  with check (created_at = now() and "readAt" is null and "handledAt" is null);
grant insert (email, country) on public."newsLetter" to anon, authenticated;
grant insert ("firstName", "secondName", email, "trackingNo", comment) on public."contactForm" to anon, authenticated;

create policy "the admin reads" on public."newsLetter" for select to authenticated using ((select private.is_admin()));
create policy "the admin deletes" on public."newsLetter" for delete to authenticated using ((select private.is_admin()));
grant select, delete on public."newsLetter" to authenticated;

create policy "the admin reads" on public."contactForm" for select to authenticated using ((select private.is_admin()));
create policy "the admin marks" on public."contactForm" for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "the admin deletes" on public."contactForm" for delete to authenticated using ((select private.is_admin()));
grant select, delete on public."contactForm" to authenticated;
grant update ("readAt", "handledAt") on public."contactForm" to authenticated;
