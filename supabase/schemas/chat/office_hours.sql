-- When somebody answers in the chat: the hours of the office, as an owner sets them, and who of the staff has the admin area open.
-- Without hours nothing is claimed.

create table private.office (
  only_row boolean primary key default true check (only_row),
  zone private.zone not null default 'Etc/UTC',
  week jsonb not null default '[[], [], [], [], [], [], []]', -- from Monday on, of each day: [["09:00", "17:00"], …]
  holidays date[] not null default '{}'
);
alter table private.office enable row level security;
insert into private.office default values;

-- One row for each account; losing them in a crash costs a minute. An agent who does something in a chat (writes, types, reads) is
-- there for visitors, also outside the hours.
create unlogged table private.presence (
  user_id uuid primary key references auth.users on delete cascade,
  seen_at timestamptz not null,
  chatted_at timestamptz
);
alter table private.presence enable row level security;

-- Up to two intervals of a day, one after the other.
create function private.is_office_day(day jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(day) is distinct from 'array' or jsonb_array_length(day) > 2 then return false; end if;
  if exists (select from jsonb_array_elements(day) as span
             where case when jsonb_typeof(span) = 'array' and jsonb_array_length(span) = 2
               then coalesce(span ->> 0 !~ '^([01]\d|2[0-3]):[0-5]\d$' or span ->> 1 !~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'
                 or span ->> 0 >= span ->> 1, true) else true end) then
    return false;
  end if;
  return jsonb_array_length(day) < 2 or day -> 0 ->> 1 < day -> 1 ->> 0;
end $$;

create function private.has_office_hours() returns boolean language sql stable set search_path = '' as $$
  select exists (select from private.office, jsonb_array_elements(week) as day where day <> '[]')
$$;

-- The intervals of the next two months that have not ended, in order.
create function private.office_spans() returns table (opens timestamptz, closes timestamptz)
language sql stable set search_path = '' as $$
  select (day + (span ->> 0)::interval) at time zone zone, (day + (span ->> 1)::interval) at time zone zone
  from private.office, generate_series(0, 60) as distance,
    lateral (select (now() at time zone zone)::date + distance as day) as calendar,
    lateral jsonb_array_elements(week -> (extract(isodow from day)::int - 1)) as span
  where day <> all (holidays) and (day + (span ->> 1)::interval) at time zone zone > now()
  order by distance, 1
$$;

-- Those who are there now.
create function private.present_agents() returns setof private.presence language sql stable set search_path = '' as $$
  select * from private.presence where seen_at > now() - interval '150 seconds'
$$;

create function private.support_status() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  has_hours boolean := private.has_office_hours();
  next_opens timestamptz;
  is_open boolean;
begin
  perform private.enforce_limit('supportStatus');
  if has_hours then select opens into next_opens from private.office_spans() limit 1; end if;
  is_open := not has_hours or coalesce(next_opens <= now(), false)
    or exists (select from private.present_agents() where chatted_at > now() - interval '15 minutes');
  return jsonb_build_object(
    'isOpen', is_open,
    'isPresent', exists (select from private.present_agents()),
    'opensAt', case when not is_open then private.instant(next_opens) end);
end $$;
grant execute on function private.support_status() to anon, authenticated;

-- {isOpen: within the hours, or somebody who is there has done something in a chat in the last quarter of an hour, isPresent: somebody
-- has the admin area open, opensAt: when it opens next, if it is closed}. Without hours it is always open.
create function public.support_status() returns jsonb language sql volatile set search_path = '' as $$
  select private.support_status()
$$;
grant execute on function public.support_status() to anon, authenticated;

-- Tells the visitors who wait for an answer that somebody has come: their pages ask anew who is there. Nothing fails because a poke
-- did.
create function private.poke_present() returns void language plpgsql volatile set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('kind', 'present', 'seq', 0, 'by', 'agent'), 'poke', topic, true)
  from (select id from public.chats where not "endedChat" and waiting_since is not null
        order by updated_at desc limit 100) as waiting
    join private.chat_key on chat_key.chat = waiting.id;
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $$;

-- Written twice a minute at most, however often it is said.
create function private.note_present(chatting boolean) returns void language plpgsql volatile set search_path = '' as $$
begin
  if exists (select from private.presence where user_id = auth.uid() and seen_at > now() - interval '30 seconds'
             and (not chatting or chatted_at > now() - interval '30 seconds')) then
    return;
  end if;
  insert into private.presence as agent (user_id, seen_at, chatted_at)
  values (auth.uid(), now(), case when chatting then now() end)
  on conflict (user_id) do update set seen_at = now(), chatted_at = coalesce(excluded.chatted_at, agent.chatted_at);
end $$;

create function private.agent_present() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  is_first boolean := not exists (select from private.present_agents());
begin
  perform private.require_admin();
  perform private.note_present(false);
  if is_first then perform private.poke_present(); end if;
end $$;
grant execute on function private.agent_present() to authenticated;

-- The caller has the admin area open; holds for two and a half minutes.
create function public.agent_present() returns void language sql volatile set search_path = '' as $$
  select private.agent_present()
$$;
grant execute on function public.agent_present() to authenticated;

create function private.office_shown() returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('zone', zone, 'week', week, 'holidays', to_jsonb(holidays)) from private.office
$$;

-- The hours as the audit says them: the time zone, a line for each day of the week, and the holidays.
create function private.office_text(hours jsonb) returns text language sql stable set search_path = '' as $$
  select concat_ws(E'\n', hours ->> 'zone', (
      select string_agg(to_char(date '2026-01-05' + (number::int - 1), 'FMDay') || ': ' || coalesce((
          select string_agg((span ->> 0) || '–' || (span ->> 1), ', ' order by place)
          from jsonb_array_elements(day) with ordinality as spans (span, place)), 'closed'), E'\n' order by number)
      from jsonb_array_elements(hours -> 'week') with ordinality as week (day, number)),
    'Holidays: ' || (select string_agg(day, ', ' order by day) from jsonb_array_elements_text(hours -> 'holidays') as day))
$$;

create function private.office_hours() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.office_shown();
end $$;
grant execute on function private.office_hours() to authenticated;

-- {zone, week: of each day from Monday on [[from, to], …], holidays}. Every admin may know; an owner changes it.
create function public.office_hours() returns jsonb language sql stable set search_path = '' as $$
  select private.office_hours()
$$;
grant execute on function public.office_hours() to authenticated;

create function private.set_office_hours(new_zone private.zone, new_week jsonb, closed_on date[], seen jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
begin
  perform private.require_owner();
  if new_zone is null or jsonb_typeof(new_week) is distinct from 'array' or jsonb_array_length(new_week) <> 7
      or exists (select from jsonb_array_elements(new_week) as day where not private.is_office_day(day)) then
    raise exception 'A week has seven days, and a day up to two times from hour to hour.' using errcode = '22023';
  end if;
  if closed_on is null or cardinality(closed_on) > 100
      or exists (select from unnest(closed_on) as day where (day between '2000-01-01' and '2099-12-31') is not true) then
    raise exception 'There are up to 100 holidays, from 2000 to 2099.' using errcode = '22023';
  end if;
  perform now() at time zone new_zone; -- refuses a zone that the server does not know
  perform from private.office for update;
  before := private.office_shown();
  update private.office set zone = new_zone, week = new_week,
    holidays = array(select distinct day from unnest(closed_on) as day order by day);
  after := private.office_shown();
  if before = after then return; end if;
  if before <> seen then
    raise exception 'Somebody has changed the hours since you opened them. Yours were not saved.' using errcode = 'PT409';
  end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'office_hours', 'Office hours of the chat',
    jsonb_build_object('officeHours', jsonb_build_object(
      'before', private.office_text(before), 'after', private.office_text(after))));
end $$;
grant execute on function private.set_office_hours(private.zone, jsonb, date[], jsonb) to authenticated;

-- All at once; a week without any hours claims nothing. `expected`: the hours that the caller knows, as `office_hours` gives them;
-- PT409 where others are stored by now.
create function public.set_office_hours(zone text, week jsonb, holidays date[], expected jsonb default null) returns void
language sql volatile set search_path = '' as $$
  select private.set_office_hours(zone, week, holidays, expected)
$$;
grant execute on function public.set_office_hours(text, jsonb, date[], jsonb) to authenticated;
