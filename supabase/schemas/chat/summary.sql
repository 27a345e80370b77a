-- The admin's list: one short row for each chat, so that reading it again and again costs little. Who reads it says the
-- order: with one of its own, a reader of the first few would wait for all. The list is read in steps, so each row says how
-- much is unread over all chats, too.
create view public.chat_summary with (security_invoker = true) as
  select chats.id, created_at, updated_at, chats."senderName", chats.seq, "readSeq", unread,
    left(newest.message, 80) as "lastText", newest.type as "lastType", newest.date as "lastDate",
    "adminActive", "senderActive", "endedChat",
    (select coalesce(sum(unread), 0)::int from public.chats where unread > 0) as "unreadTotal",
    waiting_since, labels, assigned_to, snoozed_until
  from public.chats left join public.chat_message as newest on newest.chat = chats.id and newest.seq = chats.seq;
grant select on public.chat_summary to authenticated;
