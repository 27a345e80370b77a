-- What both sides of a chat share: reading it and writing into it.

-- One message as clients receive it.
create function private.chat_item(stored public.chat_message) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'seq', stored.seq,
    'cid', stored.cid,
    'senderName', stored."senderName",
    'date', to_char(stored.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'message', stored.message,
    'isDelivered', stored."isDelivered",
    'isRead', stored."isRead",
    'type', stored.type)
$$;

-- A chat with what was written after a place in it, at most 500 messages and 256 kB of text, which is more than one
-- message has: a reader goes on after the last of them until it has the chat's last. All 500 of full length would be 4 MB,
-- which whoever has a chat may ask for again and again. No row when there is no such chat.
create function private.chat_state(read_chat uuid, after_seq int) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'status', case when "endedChat" then 'ended' else 'open' end,
    'senderName', "senderName",
    'topic', (select topic from private.chat_key where chat = read_chat),
    'seq', seq,
    'readSeq', "readSeq",
    'seenSeq', "seenSeq",
    'items', coalesce((
      select jsonb_agg(private.chat_item(page.stored) order by (page.stored).seq)
      from (select stored, sum(octet_length(stored.message)) over (order by stored.seq) as bytes
            from public.chat_message as stored where stored.chat = read_chat and stored.seq > coalesce(after_seq, 0)
            order by stored.seq limit 500) as page
      where page.bytes <= 262144), '[]'))
  from public.chats where id = read_chat
$$;

-- Writes one message. The row lock is taken in a statement of its own, so that the next one sees what whoever held it
-- has written: numbers follow each other without a gap, dates never go back, and a message sent twice is found. An agent's
-- answer is not stored if another agent has answered after `seen`, the last place that its writer had on screen.
create function private.append(to_chat uuid, sent_cid uuid, body private.required_message, side text, seen int default null)
returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  known public.chats;
  item public.chat_message;
begin
  select * into known from public.chats where id = to_chat for update;
  if not found then return jsonb_build_object('status', 'gone'); end if;
  select * into item from public.chat_message where chat = to_chat and cid = sent_cid and type = side;
  if not found then
    if known."endedChat" then return jsonb_build_object('status', 'ended'); end if;
    if known.seq >= 5000 then return jsonb_build_object('status', 'full'); end if;
    if side = 'agent' and exists (
        select from public.chat_message
        where chat = to_chat and seq > append.seen and type = 'agent' and author is distinct from private.who()) then
      return jsonb_build_object('status', 'answered');
    end if;
    insert into public.chat_message (chat, seq, cid, "senderName", date, message, type, author)
    values (to_chat, known.seq + 1, sent_cid, case side when 'agent' then 'agent-support' else known."senderName" end,
            greatest(date_trunc('milliseconds', clock_timestamp()), known.updated_at), body, side,
            case side when 'agent' then private.who() end)
    returning * into item;
    update public.chats set seq = item.seq, updated_at = item.date, unread = unread + (side = 'visitor')::int,
      waiting_since = case side when 'visitor' then coalesce(waiting_since, item.date) end,
      snoozed_until = case side when 'agent' then snoozed_until end,
      "adminActive" = "adminActive" or side = 'agent',
      "adminName" = case side when 'agent' then item."senderName" else "adminName" end
    where id = to_chat;
    perform private.poke(to_chat, item.seq, 'item', side);
  end if;
  return jsonb_build_object('status', 'ok', 'item', private.chat_item(item));
end $$;

-- Marks what the other side wrote as read, up to what was on screen: what came later stays unread. Returns the new mark,
-- or null when there is no such chat.
create function private.mark_read(marked_chat uuid, upto int, reader text) returns int
language plpgsql volatile set search_path = '' as $$
declare
  known public.chats;
  old_mark int;
  new_mark int;
begin
  select * into known from public.chats where id = marked_chat for update;
  if not found then return null; end if;
  old_mark := case reader when 'agent' then known."readSeq" else known."seenSeq" end;
  new_mark := least(coalesce(upto, 0), known.seq);
  if new_mark <= old_mark then return old_mark; end if;
  update public.chat_message set "isRead" = true, "isDelivered" = true
  where chat = marked_chat and seq > old_mark and seq <= new_mark and type <> reader;
  if reader = 'agent' then
    update public.chats set "readSeq" = new_mark, unread = (
      select count(*) from public.chat_message where chat = marked_chat and seq > new_mark and type = 'visitor')
    where id = marked_chat;
    perform private.poke(marked_chat, new_mark, 'read', reader);
  else
    update public.chats set "seenSeq" = new_mark where id = marked_chat;
    perform private.poke(marked_chat, new_mark, 'seen', reader);
  end if;
  return new_mark;
end $$;
