-- A search over all conversations compared every message: among 10,000 conversations it took most of a second.

set local check_function_bodies = off;

create or replace function private.find_chats (
  filter jsonb,
  page integer,
  page_size integer
)
  returns SETOF public.chat_summary
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  state text := coalesce(filter ->> 'state', 'all');
  patterns text[] := array(select private.containing(word)
    from regexp_split_to_table(left(filter ->> 'search', 200), '[[:space:]]+') as word where word <> '' order by length(word) desc);
begin
  perform private.require_admin();
  if state not in ('all', 'open', 'waiting', 'snoozed', 'closed') then
    raise exception 'The chats cannot be filtered by state = %.', state using errcode = '22023';
  end if;
  return query
    select summary.* from public.chat_summary as summary
    where case state
        when 'open' then not "endedChat" and coalesce(snoozed_until <= now(), true)
        when 'waiting' then waiting_since is not null
        when 'snoozed' then snoozed_until > now()
        when 'closed' then "endedChat"
        else true end
      and (filter ->> 'label' is null or filter ->> 'label' = any (labels))
      and (filter ->> 'agent' is null or assigned_to = filter ->> 'agent')
      and (patterns = '{}' or summary."senderName" ilike all (patterns)
        or summary.id in (
          select chat from public.chat_message where message ilike patterns[1] and message ilike all (patterns) -- one by the index
          union all
          select chat from private.chat_note where note ilike all (patterns)))
    order by case when state = 'waiting' then waiting_since end, updated_at desc
    limit least(greatest(page_size, 1), 1000) offset greatest(page, 0) * least(greatest(page_size, 1), 1000);
end $function$;

-- Changed after its release, for a project that has the extension in another schema: elsewhere it makes the same index.
do $$ begin
  execute format('create index chat_message_search on public.chat_message using gin (message %s.gin_trgm_ops)',
    (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end $$;
