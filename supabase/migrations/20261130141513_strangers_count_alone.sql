-- A stranger's wrong words kept both parties out for the day, and reports of errors beyond the limit still left rows.

set local check_function_bodies = off;

create or replace function private.judge_secret (
  entered text,
  secret text,
  takes_code boolean
)
  returns private.party_word
  language plpgsql
  set search_path to ''
  AS $function$
declare
  typed text := translate(upper(regexp_replace(left(secret, 100), '[^0-9A-Za-z]', '', 'g')), 'OIL', '011');
  parcel public.consignment;
  judged private.party_word;
  networks text[] := private.client_keys(); -- the widest is the last
  trying text;
begin
  perform private.take('partyTry');
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found then return null; end if;
  trying := parcel."trackingId" || ' ' || networks[cardinality(networks)];
  perform pg_advisory_xact_lock(hashtextextended('parties', parcel.id));
  if takes_code then
    delete from private.party_code where consignment = parcel.id and expires_at > now() and tries < 5
      and hash = private.code_hash(typed, salt);
    judged.consignment := parcel.id;
    if found then return judged; end if;
  end if;
  select * into judged from private.party_word where consignment = parcel.id and word = typed;
  if found and not private.is_used_up('partyWrong', trying) then return judged; end if;
  update private.party_code set tries = tries + 1 where consignment = parcel.id;
  perform private.allows('partyWrong', trying);
  return null;
end $function$;

create or replace function private.report_browser_error (
  said_kind text,
  said_message text,
  said_place text,
  said_page text,
  said_browser text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known_kind text := case when said_kind in ('rejection', 'policy') then said_kind else 'error' end;
  cut text := private.without_details(coalesce(said_message, ''));
  known_place text := case when said_place ~ '^[\w.-]{1,60}:\d{1,7}:\d{1,7}( [\w.-]{1,60}:\d{1,7}:\d{1,7}){0,2}$'
    then said_place else '' end;
  known_page text := case when said_page ~ '^(/([a-z_-]{1,30}|…)){1,6}$|^/$' then left(said_page, 120) else '/…' end;
  known_browser text := case when said_browser ~ '^[A-Z][a-z]{1,11} \d{1,4}$' then said_browser else '' end;
  this_hour timestamptz := date_trunc('hour', now());
begin
  begin
    perform private.take('browserError');
  exception when sqlstate 'PT429' then return; -- with what it has counted: a flood beyond the limit leaves nothing
  end;
  insert into private.browser_error as known (digest, kind, message, place, page, browser, hour)
  values (sha256(convert_to(concat_ws(E'\n', known_kind, cut, split_part(known_place, ' ', 1)), 'UTF8')),
    known_kind, cut, known_place, known_page, known_browser, this_hour)
  on conflict on constraint browser_error_once do update set times = known.times + 1, place = excluded.place,
    page = excluded.page, browser = excluded.browser, last_at = now(), hour = excluded.hour,
    hour_times = case when known.hour = excluded.hour then known.hour_times + 1 else 1 end;
  delete from private.browser_error where id in (
    select id from private.browser_error order by last_at desc offset 200 for update skip locked);
end $function$;
