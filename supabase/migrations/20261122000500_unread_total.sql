-- Each row of the admin's list says how much is unread over all chats: the list itself is read in steps.
create index chats_unread on public.chats (unread) where unread > 0;

create or replace view public.chat_summary with (security_invoker = true) as
  select chats.id, created_at, updated_at, chats."senderName", chats.seq, "readSeq", unread,
    left(newest.message, 80) as "lastText", newest.type as "lastType", newest.date as "lastDate",
    "adminActive", "senderActive", "endedChat",
    (select coalesce(sum(unread), 0)::int from public.chats where unread > 0) as "unreadTotal"
  from public.chats left join public.chat_message as newest on newest.chat = chats.id and newest.seq = chats.seq;
