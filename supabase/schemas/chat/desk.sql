-- What agents do with conversations besides answering: closing, labels, notes, snoozing, assigning and finding them.

-- What a visitor's browser says of itself, beside its chat.
create table private.chat_visitor (
  chat uuid primary key references public.chats on delete cascade,
  page text not null check (char_length(page) <= 200), -- the path of the page that they are on
  language private.line not null,
  zone private.line not null,
  earlier uuid references public.chats on delete set null -- the chat that the same browser had before
);
create index chat_visitor_earlier on private.chat_visitor (earlier);
alter table private.chat_visitor enable row level security;

-- Notes of agents to each other: no visitor's function reads this table.
create table private.chat_note (
  id uuid primary key, -- made by who wrote it: the same note sent twice is stored once
  chat uuid not null references public.chats on delete cascade,
  author text not null,
  written_at timestamptz not null default now(),
  note private.required_message not null
);
create index chat_note_chat on private.chat_note (chat, written_at);
alter table private.chat_note enable row level security;

-- The page is kept without what follows its path, which may be a secret.
create function private.chat_context(token text, page text, language text, zone text, earlier text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat_id uuid := private.chat_of(token);
  earlier_chat uuid := private.chat_of_hash(private.token_hash(earlier));
begin
  if chat_id is null then return jsonb_build_object('status', 'gone'); end if;
  perform private.enforce_limit('chatSend', chat_id::text);
  insert into private.chat_visitor as visitor (chat, page, language, zone, earlier)
  values (chat_id, left(coalesce(substring(page from '^/[^?#]*'), '/'), 200), left(coalesce(language, ''), 35),
          left(coalesce(zone, ''), 64), nullif(earlier_chat, chat_id))
  on conflict (chat) do update set page = excluded.page, language = excluded.language, zone = excluded.zone,
    earlier = coalesce(visitor.earlier, excluded.earlier);
  perform private.poke_desk(chat_id);
  return jsonb_build_object('status', 'ok');
end $$;

-- What the agent sees beside the chat: the page that the visitor is on, their language and time zone, and the chat that this
-- browser had before (`earlier`: its secret). {status: ok | gone}
create function public.chat_context(token text, page text, language text, zone text, earlier text default null) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_context(token, page, language, zone, earlier) $$;
grant execute on function public.chat_context(text, text, text, text, text), private.chat_context(text, text, text, text, text)
  to anon, authenticated;

-- Tells the agents alone that what stands beside a chat is new.
create function private.poke_desk(chat_id uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('kind', 'desk', 'seq', 0, 'chat', chat_id), 'poke', 'admin:chats', true);
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $$;

-- The chats that the same browser had before, the latest first, each once: a browser can say of two that each was before the other.
create function private.earlier_chats(chat_id uuid) returns setof public.chats language sql stable set search_path = '' as $$
  with recursive before (chat, seen) as (
    select earlier, array[chat_id, earlier] from private.chat_visitor where chat = chat_id and earlier <> chat_id
    union all
    select visitor.earlier, seen || visitor.earlier from before join private.chat_visitor as visitor on visitor.chat = before.chat
    where visitor.earlier <> all (seen) and cardinality(seen) <= 20)
  select chats from before join public.chats on chats.id = before.chat order by cardinality(seen)
$$;

create function private.chat_details(chat_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'page', visitor.page, 'language', visitor.language, 'zone', visitor.zone,
      'labels', chat_row.labels, 'assignedTo', chat_row.assigned_to,
      'snoozedUntil', case when chat_row.snoozed_until > now() then private.instant(chat_row.snoozed_until) end,
      'me', private.caller_email(),
      'agents', (select coalesce(jsonb_agg(email order by email), '[]')
                 from auth.users join private.admins on user_id = users.id where admins.role in ('owner', 'office')),
      'knownLabels', (select coalesce(jsonb_agg(distinct label), '[]') from public.chats, unnest(labels) as label),
      'notes', (select coalesce(jsonb_agg(jsonb_build_object(
                  'id', id, 'author', author, 'at', private.instant(written_at), 'note', note) order by written_at, id), '[]')
                from private.chat_note where chat = chat_row.id),
      'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'at', private.instant(updated_at), 'seq', seq)), '[]')
                  from private.earlier_chats(chat_row.id)))
    from public.chats as chat_row left join private.chat_visitor as visitor on visitor.chat = chat_row.id
    where chat_row.id = chat_id);
end $$;

-- {page, language, zone, labels, assignedTo, snoozedUntil, me, agents, knownLabels, notes: [{id, author, at, note}],
-- earlier: [{id, at, seq}]}: what stands beside a chat; null if it is deleted. For the office, as all below.
create function public.chat_details(chat uuid) returns jsonb language sql stable set search_path = '' as $$
  select private.chat_details(chat)
$$;

create function private.locked_chat(id uuid) returns public.chats language plpgsql volatile set search_path = '' as $$
declare
  chat_row public.chats;
begin
  perform private.require_admin();
  select * into chat_row from public.chats where chats.id = locked_chat.id for update;
  if not found then raise exception 'This chat has been deleted.' using errcode = 'PT404'; end if;
  return chat_row;
end $$;

create function private.chat_close(chat_id uuid, upto int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat_row public.chats;
begin
  perform private.require_admin();
  select * into chat_row from public.chats where id = chat_id for update;
  if not found then return jsonb_build_object('status', 'gone'); end if;
  if chat_row."endedChat" then return jsonb_build_object('status', 'ended'); end if;
  if chat_row.seq > upto then return jsonb_build_object('status', 'open'); end if;
  update public.chats set "endedChat" = true, "adminActive" = false, snoozed_until = null, waiting_since = null,
    updated_at = greatest(now(), updated_at)
  where id = chat_id;
  perform private.record_account(private.actor(), 'update', 'chats', chat_id::text, '',
    jsonb_build_object('endedChat', jsonb_build_object('before', 'false', 'after', 'true')));
  perform private.poke(chat_id, chat_row.seq, 'ended', 'agent');
  perform private.prune_chats();
  return jsonb_build_object('status', 'ended');
end $$;

-- Ends a chat and keeps it, unless it has messages after `upto`. {status: ended | open | gone}
create function public.chat_close(chat uuid, upto int) returns jsonb language sql volatile set search_path = '' as $$
  select private.chat_close(chat, upto)
$$;

create function private.chat_set_label(chat_id uuid, label text, present boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat_row public.chats := private.locked_chat(chat_id);
  name private.required_line := btrim(label);
begin
  if char_length(name) > 30 then raise exception 'A label has at most 30 characters.' using errcode = '22023'; end if;
  if present = (name = any (chat_row.labels)) then return; end if;
  if present and cardinality(chat_row.labels) >= 10 then
    raise exception 'A chat has at most 10 labels.' using errcode = 'PT409';
  end if;
  update public.chats set labels = case when present then array(select unnest(labels || name::text) order by 1)
                                        else array_remove(labels, name::text) end
  where id = chat_id;
  perform private.poke_desk(chat_id);
end $$;

-- Adds a label to a chat or removes it.
create function public.chat_set_label(chat uuid, label text, present boolean) returns void
language sql volatile set search_path = '' as $$ select private.chat_set_label(chat, label, present) $$;

create function private.chat_assign(chat_id uuid, agent text, instead_of text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat_row public.chats := private.locked_chat(chat_id);
begin
  if agent is not null and not exists (
      select from auth.users join private.admins on user_id = users.id where email = agent and admins.role in ('owner', 'office')) then
    raise exception 'There is no agent with this address.' using errcode = '22023';
  end if;
  if chat_row.assigned_to is not distinct from agent then return; end if;
  if chat_row.assigned_to is distinct from instead_of then
    raise exception '%', coalesce('Meanwhile, ' || chat_row.assigned_to || ' has taken this chat.', 'Meanwhile, this chat has been released.')
      using errcode = 'PT409';
  end if;
  update public.chats set assigned_to = agent where id = chat_id;
  perform private.poke_desk(chat_id);
end $$;

-- Gives a chat to an agent, by their address, or to nobody (null). `instead_of` is who had it when the caller looked: 409 if
-- that is somebody else by now.
create function public.chat_assign(chat uuid, agent text, instead_of text) returns void
language sql volatile set search_path = '' as $$ select private.chat_assign(chat, agent, instead_of) $$;

create function private.chat_snooze(chat_id uuid, until timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.locked_chat(chat_id);
  if until is not null and until not between now() and now() + interval '1 year' then
    raise exception 'Choose a moment within the next year.' using errcode = '22023';
  end if;
  update public.chats set snoozed_until = until where id = chat_id;
  perform private.poke_desk(chat_id);
end $$;

-- Takes a chat off the open ones until then, or until the visitor writes; null ends that.
create function public.chat_snooze(chat uuid, until timestamptz) returns void
language sql volatile set search_path = '' as $$ select private.chat_snooze(chat, until) $$;

create function private.chat_add_note(chat_id uuid, note_id uuid, note text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.locked_chat(chat_id);
  if exists (select from private.chat_note where id = note_id) then return; end if;
  if 200 <= (select count(*) from private.chat_note where chat = chat_id) then
    raise exception 'A chat has at most 200 notes.' using errcode = 'PT409';
  end if;
  insert into private.chat_note (id, chat, author, note) values (note_id, chat_id, private.caller_email(), note);
  perform private.poke_desk(chat_id);
end $$;

-- A note that agents see, and no visitor. The same id stores one.
create function public.chat_add_note(chat uuid, id uuid, note text) returns void
language sql volatile set search_path = '' as $$ select private.chat_add_note(chat, id, note) $$;

create function private.chat_delete_note(note_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat_id uuid;
begin
  perform private.require_admin();
  delete from private.chat_note where id = note_id and author = private.caller_email() returning chat into chat_id;
  if not found and exists (select from private.chat_note where id = note_id) then
    raise exception 'This note belongs to somebody else.' using errcode = '42501';
  end if;
  if chat_id is not null then perform private.poke_desk(chat_id); end if;
end $$;

-- Deletes a note of one's own.
create function public.chat_delete_note(id uuid) returns void
language sql volatile set search_path = '' as $$ select private.chat_delete_note(id) $$;

-- Closed chats older than the term that an owner chose are deleted.
create function private.prune_chats() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from public.chats where id in (
    select id from public.chats
    where "endedChat" and updated_at < now() - make_interval(days => (select chat_days from private.settings))
    order by updated_at limit 100 for update skip locked);
end $$;

create function private.set_chat_days(days int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before int := (select chat_days from private.settings);
begin
  perform private.require_owner();
  if days is null or days not between 1 and 3650 then
    raise exception 'Closed chats are kept for 1 to 3650 days.' using errcode = '22023';
  end if;
  update private.settings set chat_days = days where chat_days <> days;
  if not found then return; end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'chat_days', 'Closed chats',
    jsonb_build_object('chatDays', jsonb_build_object('before', before::text, 'after', days::text)));
end $$;

-- After how many days a closed chat is deleted.
create function public.set_chat_days(days int) returns void language sql volatile set search_path = '' as $$
  select private.set_chat_days(days)
$$;

-- Of the state 'open' are those that are neither closed nor snoozed; 'waiting' ones have a message that no agent has answered.
create function private.find_chats(filter jsonb, page int, page_size int) returns setof public.chat_summary
language plpgsql stable security definer set search_path = '' as $$
declare
  state text := coalesce(filter ->> 'state', 'all');
  patterns text[] := array(select private.containing_pattern(word)
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
end $$;

-- Rows of chat_summary. The filter: {state: open | waiting | snoozed | closed, label, agent: an address, search}; all words of
-- a search stand in one message or one note, or in the name. The latest first; of those waiting, who has waited longest.
create function public.find_chats(filter jsonb, page int, page_size int) returns setof public.chat_summary
language sql stable set search_path = '' as $$ select private.find_chats(filter, page, page_size) $$;

grant execute on function
  public.chat_details(uuid), private.chat_details(uuid),
  public.chat_close(uuid, int), private.chat_close(uuid, int),
  public.chat_set_label(uuid, text, boolean), private.chat_set_label(uuid, text, boolean),
  public.chat_assign(uuid, text, text), private.chat_assign(uuid, text, text),
  public.chat_snooze(uuid, timestamptz), private.chat_snooze(uuid, timestamptz),
  public.chat_add_note(uuid, uuid, text), private.chat_add_note(uuid, uuid, text),
  public.chat_delete_note(uuid), private.chat_delete_note(uuid),
  public.set_chat_days(int), private.set_chat_days(int),
  public.find_chats(jsonb, int, int), private.find_chats(jsonb, int, int)
  to authenticated;
