-- A browser can say of two chats that each was before the other: neither is listed twice, or as earlier than itself.
create or replace function private.earlier_chats(of_chat uuid) returns setof public.chats language sql stable set search_path = '' as $$
  with recursive before (chat, seen) as (
    select earlier, array[of_chat, earlier] from private.chat_visitor where chat = of_chat and earlier <> of_chat
    union all
    select known.earlier, seen || known.earlier from before join private.chat_visitor as known on known.chat = before.chat
    where known.earlier <> all (seen) and cardinality(seen) <= 20)
  select chats from before join public.chats on chats.id = before.chat order by cardinality(seen)
$$;
