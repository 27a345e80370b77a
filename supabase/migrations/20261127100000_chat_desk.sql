-- Agents close and keep chats, label, assign and snooze them, leave notes to each other, and find any of them.

set local check_function_bodies = off;

drop view "public"."chat_summary";

drop function "private"."append"(uuid, uuid, private.required_message, text);

drop function "private"."chat_reply"(uuid, uuid, private.required_message);

drop function "public"."chat_reply"(uuid, uuid, text);

create table "private"."chat_note" (
  "id" uuid not null,
  "chat" uuid not null,
  "author" text not null,
  "written_at" timestamp with time zone not null default now(),
  constraint "chat_note_pkey" primary key (id),
  "note" private.required_message not null
);

alter table "private"."chat_note"
  enable row level security;

create table "private"."chat_visitor" (
  "chat" uuid not null,
  "page" text not null,
  "language" private.line not null,
  "zone" private.line not null,
  "earlier" uuid,
  constraint "chat_visitor_page_check" check ((char_length(page) <= 200)),
  constraint "chat_visitor_pkey" primary key (chat)
);

alter table "private"."chat_visitor"
  enable row level security;

alter table "private"."settings"
  add column "chat_days" integer not null default 365;

alter table "public"."chat_message"
  add column "author" text;

alter table "public"."chats"
  add column "waiting_since" timestamp with time zone;

alter table "public"."chats"
  add column "labels" text[] not null default '{}'::text[];

alter table "public"."chats"
  add column "assigned_to" text;

alter table "public"."chats"
  add column "snoozed_until" timestamp with time zone;

create or replace function private.append (
  to_chat uuid,
  sent_cid uuid,
  body private.required_message,
  side text,
  seen integer default null::integer
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.chat_add_note (
  noted uuid,
  note_id uuid,
  note text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.known_chat(noted);
  if exists (select from private.chat_note where id = note_id) then return; end if;
  if 200 <= (select count(*) from private.chat_note where chat = noted) then
    raise exception 'A chat has at most 200 notes.' using errcode = 'PT409';
  end if;
  insert into private.chat_note (id, chat, author, note) values (note_id, noted, private.who(), note);
  perform private.poke_desk(noted);
end $function$;

create or replace function private.chat_agent_read (
  chat uuid,
  after integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return coalesce(
    private.chat_state(chat, after) || jsonb_build_object('authors', (
      select coalesce(jsonb_object_agg(seq, author), '{}') from public.chat_message as written
      where written.chat = chat_agent_read.chat and seq > coalesce(after, 0) and author is not null)),
    jsonb_build_object('status', 'gone'));
end $function$;

create or replace function private.chat_assign (
  assigned uuid,
  agent text,
  instead_of text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known public.chats := private.known_chat(assigned);
begin
  if agent is not null and not exists (
      select from auth.users join private.admins on user_id = users.id where email = agent and admins.role in ('owner', 'office')) then
    raise exception 'There is no agent with this address.' using errcode = '22023';
  end if;
  if known.assigned_to is not distinct from agent then return; end if;
  if known.assigned_to is distinct from instead_of then
    raise exception '%', coalesce('Meanwhile, ' || known.assigned_to || ' has taken this chat.', 'Meanwhile, this chat has been released.')
      using errcode = 'PT409';
  end if;
  update public.chats set assigned_to = agent where id = assigned;
  perform private.poke_desk(assigned);
end $function$;

create or replace function private.chat_close (
  closed uuid,
  upto integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known public.chats;
begin
  perform private.require_admin();
  select * into known from public.chats where id = closed for update;
  if not found then return jsonb_build_object('status', 'gone'); end if;
  if known."endedChat" then return jsonb_build_object('status', 'ended'); end if;
  if known.seq > upto then return jsonb_build_object('status', 'open'); end if;
  update public.chats set "endedChat" = true, "adminActive" = false, snoozed_until = null, waiting_since = null,
    updated_at = greatest(now(), updated_at)
  where id = closed;
  perform private.record_account(private.actor(), 'update', 'chats', closed::text, '',
    jsonb_build_object('endedChat', jsonb_build_object('before', 'false', 'after', 'true')));
  perform private.poke(closed, known.seq, 'ended', 'agent');
  perform private.prune_chats();
  return jsonb_build_object('status', 'ended');
end $function$;

create or replace function private.chat_context (
  token text,
  page text,
  language text,
  zone text,
  earlier text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  own_chat uuid := private.chat_of(token);
  before_it uuid := private.chat_with(private.token_hash(earlier));
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  perform private.take('chatSend', own_chat::text);
  insert into private.chat_visitor as known (chat, page, language, zone, earlier)
  values (own_chat, left(coalesce(substring(page from '^/[^?#]*'), '/'), 200), left(coalesce(language, ''), 35),
          left(coalesce(zone, ''), 64), nullif(before_it, own_chat))
  on conflict (chat) do update set page = excluded.page, language = excluded.language, zone = excluded.zone,
    earlier = coalesce(known.earlier, excluded.earlier);
  perform private.poke_desk(own_chat);
  return jsonb_build_object('status', 'ok');
end $function$;

create or replace function private.chat_delete_note (
  note_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  of_chat uuid;
begin
  perform private.require_admin();
  delete from private.chat_note where id = note_id and author = private.who() returning chat into of_chat;
  if not found and exists (select from private.chat_note where id = note_id) then
    raise exception 'This note belongs to somebody else.' using errcode = '42501';
  end if;
  if of_chat is not null then perform private.poke_desk(of_chat); end if;
end $function$;

create or replace function private.chat_details (
  of_chat uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'page', visitor.page, 'language', visitor.language, 'zone', visitor.zone,
      'labels', known.labels, 'assignedTo', known.assigned_to,
      'snoozedUntil', case when known.snoozed_until > now() then private.instant(known.snoozed_until) end,
      'me', private.who(),
      'agents', (select coalesce(jsonb_agg(email order by email), '[]')
                 from auth.users join private.admins on user_id = users.id where admins.role in ('owner', 'office')),
      'knownLabels', (select coalesce(jsonb_agg(distinct label), '[]') from public.chats, unnest(labels) as label),
      'notes', (select coalesce(jsonb_agg(jsonb_build_object(
                  'id', id, 'author', author, 'at', private.instant(written_at), 'note', note) order by written_at, id), '[]')
                from private.chat_note where chat = known.id),
      'earlier', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'at', private.instant(updated_at), 'seq', seq)), '[]')
                  from private.earlier_chats(known.id)))
    from public.chats as known left join private.chat_visitor as visitor on visitor.chat = known.id
    where known.id = of_chat);
end $function$;

create or replace function private.chat_end (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  own_chat uuid := private.chat_of(token);
  last_seq int;
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  update public.chats set "endedChat" = true, "senderActive" = false, waiting_since = null, snoozed_until = null, updated_at = greatest(now(), updated_at)
  where id = own_chat and not "endedChat" returning seq into last_seq;
  if found then perform private.poke(own_chat, last_seq, 'ended', 'visitor'); end if;
  return jsonb_build_object('status', 'ended');
end $function$;

create or replace function private.chat_reply (
  chat uuid,
  cid uuid,
  body private.required_message,
  seen integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return private.append(chat, cid, body, 'agent', seen);
end $function$;

create or replace function private.chat_set_label (
  labelled uuid,
  label text,
  present boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known public.chats := private.known_chat(labelled);
  name private.required_line := btrim(label);
begin
  if char_length(name) > 30 then raise exception 'A label has at most 30 characters.' using errcode = '22023'; end if;
  if present = (name = any (known.labels)) then return; end if;
  if present and cardinality(known.labels) >= 10 then
    raise exception 'A chat has at most 10 labels.' using errcode = 'PT409';
  end if;
  update public.chats set labels = case when present then array(select unnest(labels || name::text) order by 1)
                                        else array_remove(labels, name::text) end
  where id = labelled;
  perform private.poke_desk(labelled);
end $function$;

create or replace function private.chat_snooze (
  snoozed uuid,
  until timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.known_chat(snoozed);
  if until is not null and until not between now() and now() + interval '1 year' then
    raise exception 'Choose a moment within the next year.' using errcode = '22023';
  end if;
  update public.chats set snoozed_until = until where id = snoozed;
  perform private.poke_desk(snoozed);
end $function$;

create or replace function private.earlier_chats (
  of_chat uuid
)
  returns SETOF public.chats
  language sql
  stable
  set search_path to ''
  AS $function$
  with recursive before (chat, depth) as (
    select earlier, 1 from private.chat_visitor where chat = of_chat and earlier is not null
    union all
    select known.earlier, depth + 1 from before join private.chat_visitor as known on known.chat = before.chat
    where known.earlier is not null and depth < 20)
  select chats from before join public.chats on chats.id = before.chat order by depth
$function$;

create or replace function private.known_chat (
  id uuid
)
  returns public.chats
  language plpgsql
  set search_path to ''
  AS $function$
declare
  known public.chats;
begin
  perform private.require_admin();
  select * into known from public.chats where chats.id = known_chat.id for update;
  if not found then raise exception 'This chat has been deleted.' using errcode = 'PT404'; end if;
  return known;
end $function$;

create or replace function private.poke (
  poked_chat uuid,
  at_seq integer,
  kind text,
  by_side text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  poke jsonb := jsonb_build_object('seq', at_seq, 'kind', kind, 'by', by_side);
begin
  perform realtime.send(poke, 'poke', topic, true) from private.chat_key where chat = poked_chat;
  perform realtime.send(
    poke || jsonb_build_object('chat', poked_chat) || case by_side when 'agent' then jsonb_build_object('agent', private.who()) else '{}' end,
    'poke', 'admin:chats', true);
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $function$;

create or replace function private.poke_desk (
  changed uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform realtime.send(jsonb_build_object('kind', 'desk', 'seq', 0, 'chat', changed), 'poke', 'admin:chats', true);
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $function$;

create or replace function private.poke_typing (
  in_chat uuid,
  side text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  last_seq int;
begin
  select seq into last_seq from public.chats where id = in_chat and not "endedChat";
  if found and private.allows('chatTyping', in_chat || ' ' || case side when 'agent' then private.who() else side end) then
    perform private.poke(in_chat, last_seq, 'typing', side);
  end if;
end $function$;

create or replace function private.prune_chats()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  delete from public.chats where id in (
    select id from public.chats
    where "endedChat" and updated_at < now() - make_interval(days => (select chat_days from private.settings))
    order by updated_at limit 100 for update skip locked);
end $function$;

create or replace function private.set_chat_days (
  days integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.site_settings()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return (select jsonb_build_object('maskParties', mask_parties, 'proofDays', proof_days, 'chatDays', chat_days) from private.settings);
end $function$;

create or replace function private.tidy_queue()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update private.queued_mail set state = 'unknown', updated_at = now(),
    reason = 'Sending was interrupted, so nobody can tell whether it left.'
  where state = 'sending' and leased_until < now();
  update private.queued_mail set state = 'failed', updated_at = now(), reason = coalesce(reason, 'It could not be sent in time.')
  where state = 'waiting' and job is not null and due_at < now() - interval '3 days';
  delete from private.notice_job where id in (
    select id from private.notice_job where fanned_out_at < now() - interval '400 days' limit 100 for update skip locked);
  perform private.prune_proofs();
  perform private.prune_chats();
  delete from private.newsletter where id in (
    select id from private.newsletter where made_at < now() - interval '400 days' limit 1 for update skip locked);
end $function$;

create or replace function public.chat_add_note (
  chat uuid,
  id uuid,
  note text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.chat_add_note(chat, id, note) $function$;

create or replace function public.chat_assign (
  chat uuid,
  agent text,
  instead_of text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.chat_assign(chat, agent, instead_of) $function$;

create or replace function public.chat_close (
  chat uuid,
  upto integer
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.chat_close(chat, upto)
$function$;

create or replace function public.chat_context (
  token text,
  page text,
  language text,
  zone text,
  earlier text default null::text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$ select private.chat_context(token, page, language, zone, earlier) $function$;

create or replace function public.chat_delete_note (
  id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.chat_delete_note(id) $function$;

create or replace function public.chat_details (
  chat uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.chat_details(chat)
$function$;

create or replace function public.chat_reply (
  chat uuid,
  cid uuid,
  body text,
  seen integer default null::integer
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$ select private.chat_reply(chat, cid, body, seen) $function$;

create or replace function public.chat_set_label (
  chat uuid,
  label text,
  present boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.chat_set_label(chat, label, present) $function$;

create or replace function public.chat_snooze (
  chat uuid,
  until timestamp with time zone
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.chat_snooze(chat, until) $function$;

create or replace function public.set_chat_days (
  days integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_chat_days(days)
$function$;

alter table "private"."chat_note"
  add constraint "chat_note_chat_fkey" foreign key (chat) references public.chats(id) on delete cascade;

alter table "private"."chat_visitor"
  add constraint "chat_visitor_chat_fkey" foreign key (chat) references public.chats(id) on delete cascade;

alter table "private"."chat_visitor"
  add constraint "chat_visitor_earlier_fkey" foreign key (earlier) references public.chats(id) on delete set null;

alter table "private"."settings"
  add constraint "settings_chat_days_check" check (((chat_days >= 1) AND (chat_days <= 3650)));

create view "public"."chat_summary" with (security_invoker=true) AS  SELECT chats.id,
    chats.created_at,
    chats.updated_at,
    chats."senderName",
    chats.seq,
    chats."readSeq",
    chats.unread,
    "left"((newest.message)::text, 80) AS "lastText",
    newest.type AS "lastType",
    newest.date AS "lastDate",
    chats."adminActive",
    chats."senderActive",
    chats."endedChat",
    ( SELECT (COALESCE(sum(chats_1.unread), (0)::bigint))::integer AS "coalesce"
           FROM public.chats chats_1
          WHERE (chats_1.unread > 0)) AS "unreadTotal",
    chats.waiting_since,
    chats.labels,
    chats.assigned_to,
    chats.snoozed_until
   FROM (public.chats
     LEFT JOIN public.chat_message newest ON (((newest.chat = chats.id) AND (newest.seq = chats.seq))));

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
    from regexp_split_to_table(left(filter ->> 'search', 200), '[[:space:]]+') as word where word <> '');
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
          select chat from public.chat_message where message ilike all (patterns)
          union all
          select chat from private.chat_note where note ilike all (patterns)))
    order by case when state = 'waiting' then waiting_since end, updated_at desc
    limit least(greatest(page_size, 1), 1000) offset greatest(page, 0) * least(greatest(page_size, 1), 1000);
end $function$;

create or replace function public.find_chats (
  filter jsonb,
  page integer,
  page_size integer
)
  returns SETOF public.chat_summary
  language sql
  stable
  set search_path to ''
  AS $function$ select private.find_chats(filter, page, page_size) $function$;

create index chat_note_chat on private.chat_note using btree (chat, written_at);

create index chat_visitor_earlier on private.chat_visitor using btree (earlier);

create index chats_ended on public.chats using btree (updated_at)
  where "endedChat";

create index chats_waiting on public.chats using btree (waiting_since)
  where (waiting_since is not null);

revoke all on function "private"."append"(uuid, uuid, private.required_message, text, integer) from public;

revoke all on function "private"."chat_add_note"(uuid, uuid, text) from public;

grant execute on function "private"."chat_add_note"(uuid, uuid, text) to "authenticated";

revoke all on function "private"."chat_assign"(uuid, text, text) from public;

grant execute on function "private"."chat_assign"(uuid, text, text) to "authenticated";

revoke all on function "private"."chat_close"(uuid, integer) from public;

grant execute on function "private"."chat_close"(uuid, integer) to "authenticated";

revoke all on function "private"."chat_context"(text, text, text, text, text) from public;

grant execute on function "private"."chat_context"(text, text, text, text, text) to "anon", "authenticated";

revoke all on function "private"."chat_delete_note"(uuid) from public;

grant execute on function "private"."chat_delete_note"(uuid) to "authenticated";

revoke all on function "private"."chat_details"(uuid) from public;

grant execute on function "private"."chat_details"(uuid) to "authenticated";

revoke all on function "private"."chat_reply"(uuid, uuid, private.required_message, integer) from public;

grant execute on function "private"."chat_reply"(uuid, uuid, private.required_message, integer) to "authenticated";

revoke all on function "private"."chat_set_label"(uuid, text, boolean) from public;

grant execute on function "private"."chat_set_label"(uuid, text, boolean) to "authenticated";

revoke all on function "private"."chat_snooze"(uuid, timestamp with time zone) from public;

grant execute on function "private"."chat_snooze"(uuid, timestamp with time zone) to "authenticated";

revoke all on function "private"."earlier_chats"(uuid) from public;

revoke all on function "private"."find_chats"(jsonb, integer, integer) from public;

grant execute on function "private"."find_chats"(jsonb, integer, integer) to "authenticated";

revoke all on function "private"."known_chat"(uuid) from public;

revoke all on function "private"."poke_desk"(uuid) from public;

revoke all on function "private"."prune_chats"() from public;

revoke all on function "private"."set_chat_days"(integer) from public;

grant execute on function "private"."set_chat_days"(integer) to "authenticated";

revoke all on function "public"."chat_add_note"(uuid, uuid, text) from public;

grant execute on function "public"."chat_add_note"(uuid, uuid, text) to "authenticated";

revoke all on function "public"."chat_assign"(uuid, text, text) from public;

grant execute on function "public"."chat_assign"(uuid, text, text) to "authenticated";

revoke all on function "public"."chat_close"(uuid, integer) from public;

grant execute on function "public"."chat_close"(uuid, integer) to "authenticated";

revoke all on function "public"."chat_context"(text, text, text, text, text) from public;

grant execute on function "public"."chat_context"(text, text, text, text, text) to "anon", "authenticated";

revoke all on function "public"."chat_delete_note"(uuid) from public;

grant execute on function "public"."chat_delete_note"(uuid) to "authenticated";

revoke all on function "public"."chat_details"(uuid) from public;

grant execute on function "public"."chat_details"(uuid) to "authenticated";

revoke all on function "public"."chat_reply"(uuid, uuid, text, integer) from public;

grant execute on function "public"."chat_reply"(uuid, uuid, text, integer) to "authenticated";

revoke all on function "public"."chat_set_label"(uuid, text, boolean) from public;

grant execute on function "public"."chat_set_label"(uuid, text, boolean) to "authenticated";

revoke all on function "public"."chat_snooze"(uuid, timestamp with time zone) from public;

grant execute on function "public"."chat_snooze"(uuid, timestamp with time zone) to "authenticated";

revoke all on function "public"."find_chats"(jsonb, integer, integer) from public;

grant execute on function "public"."find_chats"(jsonb, integer, integer) to "authenticated";

revoke all on function "public"."set_chat_days"(integer) from public;

grant execute on function "public"."set_chat_days"(integer) to "authenticated";

grant select on table "public"."chat_summary" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update on table "public"."chat_summary" to "service_role";

-- To be decided: rows, which an owner may have changed.
-- + row of private.settings: {"only_row": true, "chat_days": 365, "proof_days": 365, "mask_parties": false, "notice_delay": 60}
-- - row of private.settings: {"only_row": true, "proof_days": 365, "mask_parties": false, "notice_delay": 60}

update public.chats set waiting_since = updated_at
where not "endedChat" and exists (
  select from public.chat_message where chat = chats.id and chat_message.seq = chats.seq and type = 'visitor');
