-- What both sides of a chat share: reading it and writing into it.

-- One message as clients receive it.
create function private.chat_item(entry public.chat_message) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'seq', entry.seq,
    'cid', entry.cid,
    'senderName', entry."senderName",
    'date', to_char(entry.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'message', entry.message,
    'isDelivered', entry."isDelivered",
    'isRead', entry."isRead",
    'type', entry.type)
$$;

-- A chat with what was written after a place in it, at most 500 messages and 256 kB of text, which is more than one
-- message has: a reader goes on after the last of them until it has the chat's last. All 500 of full length would be 4 MB,
-- which whoever has a chat may ask for again and again. No row when there is no such chat.
create function private.chat_state(chat_id uuid, after_seq int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'status', case when "endedChat" then 'ended' else 'open' end,
    'senderName', "senderName",
    'topic', (select topic from private.chat_key where chat = chat_id),
    'seq', seq,
    'readSeq', "readSeq",
    'seenSeq', "seenSeq",
    'items', coalesce((
      select jsonb_agg(private.chat_item(page.entry) order by (page.entry).seq)
      from (select entry, sum(octet_length(entry.message)) over (order by entry.seq) as bytes
            from public.chat_message as entry where entry.chat = chat_id and entry.seq > coalesce(after_seq, 0)
            order by entry.seq limit 500) as page
      where page.bytes <= 262144), '[]'))
  from public.chats where id = chat_id
$$;

-- Writes one message. The row lock is taken in a statement of its own, so that the next one sees what whoever held it
-- has written: numbers follow each other without a gap, dates never go back, and a message sent twice is found. An agent's
-- answer is not stored if another agent has answered after `seen`, the last place that its writer had on screen.
create function private.append_message(chat_id uuid, sent_cid uuid, body private.required_message, side text, seen int default null)
returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  chat_row public.chats;
  item public.chat_message;
begin
  select * into chat_row from public.chats where id = chat_id for update;
  if not found then return jsonb_build_object('status', 'gone'); end if;
  select * into item from public.chat_message where chat = chat_id and cid = sent_cid and type = side;
  if not found then
    if chat_row."endedChat" then return jsonb_build_object('status', 'ended'); end if;
    if chat_row.seq >= 5000 then return jsonb_build_object('status', 'full'); end if;
    if side = 'agent' and exists (
        select from public.chat_message
        where chat = chat_id and seq > append_message.seen and type = 'agent' and author is distinct from private.caller_email()) then
      return jsonb_build_object('status', 'answered');
    end if;
    insert into public.chat_message (chat, seq, cid, "senderName", date, message, type, author)
    values (chat_id, chat_row.seq + 1, sent_cid, case side when 'agent' then 'agent-support' else chat_row."senderName" end,
            greatest(date_trunc('milliseconds', clock_timestamp()), chat_row.updated_at), body, side,
            case side when 'agent' then private.caller_email() end)
    returning * into item;
    update public.chats set seq = item.seq, updated_at = item.date, unread = unread + (side = 'visitor')::int,
      waiting_since = case side when 'visitor' then coalesce(waiting_since, item.date) end,
      snoozed_until = case side when 'agent' then snoozed_until end,
      "adminActive" = "adminActive" or side = 'agent',
      "adminName" = case side when 'agent' then item."senderName" else "adminName" end
    where id = chat_id;
    perform private.poke(chat_id, item.seq, 'item', side);
  end if;
  return jsonb_build_object('status', 'ok', 'item', private.chat_item(item));
end $$;

-- Marks what the other side wrote as read, up to what was on screen: what came later stays unread. Returns the new mark,
-- or null when there is no such chat.
create function private.mark_read(chat_id uuid, upto int, reader text) returns int
language plpgsql volatile set search_path = '' as $$
declare
  chat_row public.chats;
  old_mark int;
  new_mark int;
begin
  select * into chat_row from public.chats where id = chat_id for update;
  if not found then return null; end if;
  old_mark := case reader when 'agent' then chat_row."readSeq" else chat_row."seenSeq" end;
  new_mark := least(coalesce(upto, 0), chat_row.seq);
  if new_mark <= old_mark then return old_mark; end if;
  update public.chat_message set "isRead" = true, "isDelivered" = true
  where chat = chat_id and seq > old_mark and seq <= new_mark and type <> reader;
  if reader = 'agent' then
    update public.chats set "readSeq" = new_mark, unread = (
      select count(*) from public.chat_message where chat = chat_id and seq > new_mark and type = 'visitor')
    where id = chat_id;
    perform private.poke(chat_id, new_mark, 'read', reader);
  else
    update public.chats set "seenSeq" = new_mark where id = chat_id;
    perform private.poke(chat_id, new_mark, 'seen', reader);
  end if;
  return new_mark;
end $$;
