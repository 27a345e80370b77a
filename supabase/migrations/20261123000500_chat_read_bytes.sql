-- 500 messages of full length are 4 MB, and whoever has a chat may ask for them again and again: an answer has a limit in
-- bytes of text, too.

-- A chat with what was written after a place in it, at most 500 messages and 256 kB of text, which is more than one
-- message has: a reader goes on after the last of them until it has the chat's last. No row when there is no such chat.
create or replace function private.chat_state(read_chat uuid, after_seq int) returns jsonb
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
