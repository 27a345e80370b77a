-- An address with spaces around it gets the mails of the one without: it is the same subscriber, and leaves with it.
drop index public."newsLetter_email";
create index "newsLetter_email" on public."newsLetter" (lower(btrim(email)));

create or replace function private.drop_known_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(lower(btrim(new.email)), 0));
  if exists (select from public."newsLetter" where lower(btrim(email)) = lower(btrim(new.email)) and id <> new.id) then
    delete from public."newsLetter" where id = new.id;
  end if;
  return null;
end $$;

create or replace function private.drop_subscriber(known bigint) returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from public."newsLetter"
  where lower(btrim(email)) = (select lower(btrim(email)) from public."newsLetter" where id = known);
end $$;
