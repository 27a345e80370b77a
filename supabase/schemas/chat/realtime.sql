-- Telling who listens to a chat that there is something new.

-- A poke says that something happened, never what was written: a lost one costs time and no data, and a deleted chat
-- leaves no text behind. It is heard on the chat's own topic and by the admin. Nothing fails because a poke did.
-- Only agents hear which of them it was.
create function private.poke(chat_id uuid, at_seq int, kind text, by_side text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  poke jsonb := jsonb_build_object('seq', at_seq, 'kind', kind, 'by', by_side);
begin
  perform realtime.send(poke, 'poke', topic, true) from private.chat_key where chat = chat_id;
  perform realtime.send(
    poke || jsonb_build_object('chat', chat_id) || case by_side when 'agent' then jsonb_build_object('agent', private.caller_email()) else '{}' end,
    'poke', 'admin:chats', true);
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $$;

-- Says that somebody writes. Nothing is kept; what comes too often is dropped without a word.
create function private.poke_typing(chat_id uuid, side text) returns void language plpgsql volatile set search_path = '' as $$
declare
  last_seq int;
begin
  select seq into last_seq from public.chats where id = chat_id and not "endedChat";
  if found and private.limit_allows('chatTyping', chat_id || ' ' || case side when 'agent' then private.caller_email() else side end) then
    perform private.poke(chat_id, last_seq, 'typing', side);
  end if;
end $$;

-- Who hears pokes. Channels are private: the platform asks this policy when somebody joins, with their role, their claims
-- and the topic they name. There is no policy to insert, so that nobody sends: a poke comes from the database alone.

-- The topic of a chat or of a consignment is known only to those who were told it: 244 random bits. The admin's topics are
-- no secrets.
create function private.may_listen(topic text) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  if topic in ('admin:chats', 'admin:consignments') then return private.is_admin(); end if;
  return exists (select from private.chat_key where chat_key.topic = may_listen.topic)
      or exists (select from private.consignment_key where consignment_key.topic = may_listen.topic);
end $$;
grant execute on function private.may_listen(text) to anon, authenticated;

create policy "hear the pokes of known topics" on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (select private.may_listen((select realtime.topic()))));
