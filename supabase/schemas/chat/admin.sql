-- The admin's side of a chat. Each function checks the allow-list itself: row-level security does not reach into them.

create function private.chat_reply(chat uuid, cid uuid, body private.required_message, seen int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.note_present(true);
  return private.append_message(chat, cid, body, 'agent', seen);
end $$;

create function private.chat_agent_read(chat uuid, after int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce(
    private.chat_state(chat, after) || jsonb_build_object('authors', (
      select coalesce(jsonb_object_agg(seq, author), '{}') from public.chat_message as entry
      where entry.chat = chat_agent_read.chat and seq > coalesce(after, 0) and author is not null)),
    jsonb_build_object('status', 'gone'));
end $$;

create function private.chat_mark_read(chat uuid, upto int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mark int;
begin
  perform private.require_admin();
  perform private.note_present(true);
  mark := private.mark_read(chat, upto, 'agent');
  return case when mark is null then jsonb_build_object('status', 'gone')
              else jsonb_build_object('status', 'ok', 'readSeq', mark) end;
end $$;

create function private.chat_agent_typing(chat uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.note_present(true);
  perform private.poke_typing(chat, 'agent');
  return jsonb_build_object('status', case when exists (select from public.chats where id = chat) then 'ok' else 'gone' end);
end $$;

-- Deleting is a plain delete by policy. The visitor hears of it while the topic is still known.
create function private.poke_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke(old.id, old.seq, 'deleted', 'agent');
  return old;
end $$;
create trigger poke_deleted before delete on public.chats for each row execute function private.poke_deleted();

-- {status: ok | gone | ended | full | answered, item}; a message that is stored already is ok. With `seen`, the last place that
-- the agent had on screen, it is not stored if another agent has answered after it.
create function public.chat_reply(chat uuid, cid uuid, body text, seen int default null) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_reply(chat, cid, body, seen) $$;

-- {status: open | ended | gone, senderName, topic, seq, readSeq, seenSeq, items, authors}: those with seq > after, as chat_state
-- bounds them, and by seq which agent has written what.
create function public.chat_agent_read(chat uuid, after int default 0) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_agent_read(chat, after) $$;

-- The agent has read what the visitor wrote up to this place. {status: ok | gone, readSeq}
create function public.chat_mark_read(chat uuid, upto int) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_mark_read(chat, upto) $$;

-- {status: ok | gone}
create function public.chat_agent_typing(chat uuid) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_agent_typing(chat) $$;

grant execute on function
  public.chat_reply(uuid, uuid, text, int), private.chat_reply(uuid, uuid, private.required_message, int),
  public.chat_agent_read(uuid, int), private.chat_agent_read(uuid, int),
  public.chat_mark_read(uuid, int), private.chat_mark_read(uuid, int),
  public.chat_agent_typing(uuid), private.chat_agent_typing(uuid)
  to authenticated;
