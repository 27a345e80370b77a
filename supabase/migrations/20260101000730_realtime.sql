-- Who hears pokes. Channels are private: the platform asks this policy when somebody joins, with their role, their claims
-- and the topic they name. There is no policy to insert, so that nobody sends: a poke comes from the database alone.

-- A chat's topic is known to its visitor and the admin alone: 244 random bits. The admin's topic is no secret.
create function private.may_listen(topic text) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  if topic = 'admin:chats' then return private.is_admin(); end if;
  return exists (select from private.chat_key where chat_key.topic = may_listen.topic);
end $$;
grant execute on function private.may_listen(text) to anon, authenticated;

create policy "hear the pokes of known topics" on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (select private.may_listen((select realtime.topic()))));
