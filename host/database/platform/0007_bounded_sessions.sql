-- What the embedded auth server writes at each sign-in and renewal, and never deletes: one account alone could fill the disk.

-- Its log, which nobody reads: it names people by their addresses, and outlives them. The product's audit is a table of its own.
create function auth.drop_log_entry() returns trigger language plpgsql set search_path = '' as $$
begin
  return null;
end $$;
revoke execute on function auth.drop_log_entry() from public;
create trigger drop_log_entry before insert on auth.audit_log_entries
  for each row execute function auth.drop_log_entry();
truncate auth.audit_log_entries;

-- Tokens that were renewed. The last one is taken again when the response with the next was lost; one before it ends the session,
-- for it may have been stolen. Fifty are two days of them, and the server reads all of a session.
create function auth.forget_renewed_tokens() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from auth.refresh_tokens where id in (
    select id from auth.refresh_tokens where session_id = new.session_id and revoked order by created_at desc offset 50);
  return null;
end $$;
revoke execute on function auth.forget_renewed_tokens() from public;
create trigger forget_renewed_tokens after insert on auth.refresh_tokens
  for each row execute function auth.forget_renewed_tokens();
delete from auth.refresh_tokens where id in (
  select id from (
    select id, row_number() over (partition by session_id order by created_at desc) as place
    from auth.refresh_tokens where revoked) as renewed
  where place > 50);

-- Sessions that ended with their tabs, which nobody signed out of: those that were used last stay.
create function auth.forget_unused_sessions() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from auth.sessions where id in (
    select id from auth.sessions where user_id = new.user_id order by updated_at desc offset 1000);
  return null;
end $$;
revoke execute on function auth.forget_unused_sessions() from public;
create trigger forget_unused_sessions after insert on auth.sessions
  for each row execute function auth.forget_unused_sessions();
