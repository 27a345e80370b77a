-- A visitor was told "Nobody is here right now" below a fresh answer: presence was what an open admin area says once a minute. What an
-- agent does in a chat says it, too, and outside the hours; and whoever waits for an answer hears when somebody comes.

set local check_function_bodies = off;

alter table "private"."presence"
  add column "chatted_at" timestamp with time zone;

create or replace function private.agent_present()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  is_first boolean := not exists (select from private.present_agents());
begin
  perform private.require_admin();
  perform private.note_present(false);
  if is_first then perform private.poke_present(); end if;
end $function$;

create or replace function private.chat_agent_typing (
  chat uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.note_present(true);
  perform private.poke_typing(chat, 'agent');
  return jsonb_build_object('status', case when exists (select from public.chats where id = chat) then 'ok' else 'gone' end);
end $function$;

create or replace function private.chat_mark_read (
  chat uuid,
  upto integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  mark int;
begin
  perform private.require_admin();
  perform private.note_present(true);
  mark := private.mark_read(chat, upto, 'agent');
  return case when mark is null then jsonb_build_object('status', 'gone')
              else jsonb_build_object('status', 'ok', 'readSeq', mark) end;
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
  perform private.note_present(true);
  return private.append(chat, cid, body, 'agent', seen);
end $function$;

create or replace function private.note_present (
  chatting boolean
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if exists (select from private.presence where user_id = auth.uid() and seen_at > now() - interval '30 seconds'
             and (not chatting or chatted_at > now() - interval '30 seconds')) then
    return;
  end if;
  insert into private.presence as known (user_id, seen_at, chatted_at)
  values (auth.uid(), now(), case when chatting then now() end)
  on conflict (user_id) do update set seen_at = now(), chatted_at = coalesce(excluded.chatted_at, known.chatted_at);
end $function$;

create or replace function private.poke_present()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform realtime.send(jsonb_build_object('kind', 'present', 'seq', 0, 'by', 'agent'), 'poke', topic, true)
  from (select id from public.chats where not "endedChat" and waiting_since is not null
        order by updated_at desc limit 100) as waiting
    join private.chat_key on chat_key.chat = waiting.id;
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $function$;

create or replace function private.present_agents()
  returns SETOF private.presence
  language sql
  stable
  set search_path to ''
  AS $function$
  select * from private.presence where seen_at > now() - interval '150 seconds'
$function$;

create or replace function private.support_status()
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  has_hours boolean := private.has_office_hours();
  next_opens timestamptz;
  is_open boolean;
begin
  perform private.take('supportStatus');
  if has_hours then select opens into next_opens from private.office_spans() limit 1; end if;
  is_open := not has_hours or coalesce(next_opens <= now(), false)
    or exists (select from private.present_agents() where chatted_at > now() - interval '15 minutes');
  return jsonb_build_object(
    'isOpen', is_open,
    'isPresent', exists (select from private.present_agents()),
    'opensAt', case when not is_open then private.instant(next_opens) end);
end $function$;

revoke all on function "private"."note_present"(boolean) from public;

revoke all on function "private"."poke_present"() from public;

revoke all on function "private"."present_agents"() from public;
