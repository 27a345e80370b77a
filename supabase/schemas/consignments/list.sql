-- The admin's list: any of ten thousand consignments is found by what one knows of it.

-- A row of the list. `late`: not there yet, and expected after the promised moment, or the one or the other is over.
create view public.consignment_summary with (security_invoker = true) as
select id, "trackingId", "sendersName", "recName", "departedFrom", "headingTo", "currentLocation", city, type, status,
  state_code, exceptions, ended, "deliveryDate", expected_at, last_event_at, archived_at, created_at,
  not ended and (coalesce(expected_at > "deliveryDate" or expected_at < now(), false) or "deliveryDate" < now()) as late,
  journey ->> 'destinationZone' as destination_zone, journey ->> 'originZone' as origin_zone
from public.consignment;
grant select on public.consignment_summary to authenticated;

-- The words of a search, as they are in search_text. In PL/pgSQL, as what follows: an SQL function is planned at each call.
create function private.search_words(search text) returns text[] language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(array_remove(regexp_split_to_array(private.folded(left(search, 200)), '[[:space:]\u00a0]+'), ''), '{}');
end $$;

-- Matches texts that contain this one, whatever signs it has (PostgreSQL manual, "LIKE").
create function private.containing_pattern(part text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%';
end $$;

-- All words must occur. One with separators is sought without them, too: tracking ids and phone numbers are typed in many
-- ways. The code of a piece finds its consignment. Of an e-mail address, the index is asked for what stands before the @:
-- the rest is in the addresses of very many.
create function private.search_conditions(words text[]) returns text[] language plpgsql immutable set search_path = '' as $$
declare
  word text;
  bare text;
  piece_of text;
  conditions text[] := '{}';
begin
  foreach word in array words loop
    bare := regexp_replace(word, '[\u2010-\u2015().+/-]', '', 'g');
    piece_of := (select code.id from private.entered_code(word) as code where code.piece is not null);
    conditions := conditions || case
      when word ~ '[[:alnum:]]{3}@' then format('search_text like %L and strpos(search_text, %L) > 0',
        private.containing_pattern(split_part(word, '@', 1) || '@'), word)
      when bare in ('', word) then format('search_text like %L', private.containing_pattern(word))
      when piece_of is null
        then format('(search_text like %L or search_text like %L)', private.containing_pattern(word), private.containing_pattern(bare))
      else format('(search_text like %L or search_text like %L or "trackingId" = %L)',
        private.containing_pattern(word), private.containing_pattern(bare), piece_of) end;
  end loop;
  return conditions;
end $$;

-- The day that it is at a moment where this zone is; in UTC if this server does not know the zone.
create function private.day_at(moment timestamptz, zone text) returns date language plpgsql stable set search_path = '' as $$
begin
  return (moment at time zone zone)::date;
exception when invalid_parameter_value then return (moment at time zone 'UTC')::date;
end $$;

-- Consignments that are due on this day or later, or until it, by the calendar of their destination; where its zone is not known, by
-- that of `zone`. A day begins 14 hours before that of UTC at the earliest and 12 after it at the latest: only within these it is asked.
create function private.due_condition(is_until boolean, day date, zone text) returns text language plpgsql stable set search_path = '' as $$
declare
  due constant text := 'coalesce(expected_at, "deliveryDate")';
  edge timestamp := day + case when is_until then 1 else 0 end;
  local text := format('private.day_at(%s, coalesce(journey ->> ''destinationZone'', %L))', due, private.zone_or_utc(coalesce(zone, 'Etc/UTC')));
  first_edge timestamptz := edge at time zone 'UTC' - interval '14 hours';
  last_edge timestamptz := edge at time zone 'UTC' + interval '12 hours';
begin
  if is_until then
    return format('%1$s < %2$L::timestamptz or %1$s < %3$L::timestamptz and %4$s <= %5$L::date', due, first_edge, last_edge, local, day);
  end if;
  return format('%1$s >= %3$L::timestamptz or %1$s >= %2$L::timestamptz and %4$s >= %5$L::date', due, first_edge, last_edge, local, day);
end $$;

-- A filter of the list as conditions in SQL. Raises 22023 for a key that is none, and Postgres's own error for a value. A span is
-- from one moment until before another, which a client takes from its own days, or, when something is due, of days; any other day
-- alone, which earlier clients send, is one of UTC.
create function private.filter_conditions(filter jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  key text;
  value text;
  list text[];
  moment text;
  conditions text[] := '{}';
begin
  for key, value in select * from jsonb_each_text(filter) loop
    list := case when jsonb_typeof(filter -> key) = 'array' then array(select jsonb_array_elements_text(filter -> key)) end;
    moment := case when value ~ '^\d{4}-\d\d-\d\dT' then format('%L::timestamptz', value)
      else format('(%L::date + %s)::timestamp at time zone ''UTC''', value, case when key like '%until' then 1 else 0 end) end;
    conditions := conditions || case key
      when 'states' then format('state_code = any (%L::text[])', list)
      when 'open' then format('ended <> %L::boolean', value)
      when 'late' then case when value::boolean
        then 'not ended and expected_at > "deliveryDate" or not ended and "deliveryDate" < now() or not ended and expected_at < now()'
        else 'ended or not coalesce(expected_at > "deliveryDate" or expected_at < now(), false) and "deliveryDate" >= now()' end
      when 'stale' then format('not ended and last_event_at < now() - %L::int * interval ''1 day''', value)
      when 'held' then case when value::boolean
        then 'exceptions <> ''[]'' and exceptions ? ''hold''' else 'not exceptions ? ''hold''' end
      when 'exceptions' then format('exceptions <> ''[]'' and exceptions ?| %L::text[]', list)
      when 'origins' then format('"departedFrom" = any (%L::text[])', list)
      when 'destinations' then format('"headingTo" = any (%L::text[])', list)
      when 'modes' then format('modes ?| %L::text[]', list)
      when 'types' then format('type = any (%L::text[])', list)
      when 'created_from' then 'created_at >= ' || moment
      when 'created_until' then 'created_at < ' || moment
      when 'due_from' then case when value ~ 'T' then 'coalesce(expected_at, "deliveryDate") >= ' || moment
        else private.due_condition(false, value::date, filter ->> 'zone') end
      when 'due_until' then case when value ~ 'T' then 'coalesce(expected_at, "deliveryDate") < ' || moment
        else private.due_condition(true, value::date, filter ->> 'zone') end
      when 'zone' then 'true'
      when 'ids' then format('id = any (%L::bigint[])', list)
      when 'before' then format('id < %L::bigint', value)
      when 'archived' then case value when 'all' then 'true' when 'only' then 'archived_at is not null' end
      when 'search' then 'true'
      when 'sort' then 'true' end;
    if conditions[cardinality(conditions)] is null then
      raise exception 'The list cannot be filtered by % = %.', key, value using errcode = '22023';
    end if;
  end loop;
  if filter ? 'archived' then return conditions; end if;
  return conditions || 'archived_at is null'::text;
end $$;

create function private.all_of(conditions text[]) returns text language plpgsql immutable set search_path = '' as $$
begin
  return '(' || coalesce(nullif(array_to_string(conditions, ') and ('), ''), 'true') || ')';
end $$;

create function private.list_order(sort text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return case coalesce(sort, 'newest')
    when 'newest' then 'id desc'
    when 'oldest' then 'id'
    when 'due' then 'coalesce(expected_at, "deliveryDate"), id desc'
    when 'updated' then 'last_event_at desc, id desc'
    when 'stalest' then 'last_event_at, id desc'
    when 'tracking' then '"trackingId"'
    when 'receiver' then 'lower("recName"), id desc'
    when 'state' then 'state_code, id desc' end;
end $$;

-- Up to 20 consignments with words like those that were typed, the most alike first: for what none contains. Of very many
-- that are alike 40 are compared: the planner, which does not know what a comparison costs, would find them by comparing all,
-- one after the other or by the index of ids.
-- A word without a letter or a digit is like none. The extension may have been in another schema before the product came.
create function private.similar_consignments(words text[], range text) returns bigint[]
language plpgsql stable set search_path = '' set pg_trgm.word_similarity_threshold = 0.5
set enable_seqscan = off set enable_indexscan = off as $$
declare
  trigrams regnamespace := (select extnamespace from pg_extension where extname = 'pg_trgm');
  ids bigint[];
begin
  words := array(select word from unnest(words) as word where word ~ '[[:alnum:]]');
  if words = '{}' then return '{}'; end if;
  execute format(
    'select array_agg(id order by likeness desc, id desc) from (select * from (
       select id, %s as likeness from public.consignment where %s and %s limit 40) as alike
     order by likeness desc, id desc limit 20) as most_alike',
    (select string_agg(format('%s.word_similarity(%L, search_text)', trigrams, word), ' + ') from unnest(words) as word),
    range,
    (select string_agg(format('search_text operator(%s.%%>) %L', trigrams, word), ' and ') from unnest(words) as word))
  into ids;
  return coalesce(ids, '{}');
end $$;

-- What is sought where nothing contains the words: the consignments that the text names, which is a label, a link, several ids.
create function private.named_condition(search text) returns text language plpgsql immutable set search_path = '' as $$
declare
  ids text[] := array(select code.id from private.read_codes(search) as code where code.is_named);
begin
  return case when ids = '{}' then 'false' else format('"trackingId" = any (%L::text[])', ids) end;
end $$;

-- The ids of a page. What fits many consignments fits some of the newest, so those are read first, and more of them if some
-- fit; what is rarer is found by an index. A planner that cannot know which it is would read all consignments for the one or
-- for the other.
create function private.listed_consignments(filter jsonb, page int, page_size int) returns bigint[]
language plpgsql stable set search_path = '' as $$
declare
  newest int;
  words text[] := private.search_words(filter ->> 'search');
  search_condition text := private.all_of(private.search_conditions(words));
  range text := private.all_of(private.filter_conditions(filter));
  sort_order text := private.list_order(filter ->> 'sort');
  skipped int := page * page_size;
  is_rare boolean := words <> '{}';
  is_contained boolean := false;
  ids bigint[];
begin
  if sort_order is null then
    raise exception 'The list cannot be sorted by %.', filter ->> 'sort' using errcode = '22023';
  end if;
  foreach newest in array array[500, 5000] loop
    exit when sort_order <> 'id desc' or skipped + page_size > newest;
    execute format(
      'select array_agg(id) from (
         select id from (select * from public.consignment where %s order by id desc limit %s) as parcel
         where %s and %s order by id desc limit %s offset %s) as page',
      private.all_of(private.filter_conditions(filter - array(
        select jsonb_object_keys(filter - array['archived', 'before'])))),
      newest, range, search_condition, page_size, skipped)
    into ids;
    if cardinality(ids) = page_size then return ids; end if;
    is_rare := true;
    exit when coalesce(cardinality(ids), 0) < page_size / 10;
  end loop;
  execute format('select array_agg(id) from (select id from public.consignment where %s and %s order by %s limit %s offset %s) as page',
    range, search_condition,
    case when is_rare and sort_order = 'id desc' then 'id + 0 desc' else sort_order end, -- by an index of what is sought, not of the ids
    page_size, skipped)
  into ids;
  if ids is null and words <> '{}' then
    if skipped > 0 or filter ? 'before' then
      execute format('select exists (select from public.consignment where %s and %s)', -- on the pages before
        private.all_of(private.filter_conditions(filter - 'before')), search_condition)
      into is_contained;
    end if;
    if not is_contained then
      execute format('select array_agg(id) from (select id from public.consignment where %s and %s order by %s limit %s offset %s) as page',
        range, private.named_condition(filter ->> 'search'), sort_order, page_size, skipped)
      into ids;
    end if;
    if ids is null and skipped = 0 and not is_contained then return private.similar_consignments(words, range); end if;
  end if;
  return coalesce(ids, '{}');
end $$;

create function private.find_consignments(filter jsonb, page int, page_size int) returns setof public.consignment_summary
language plpgsql stable security definer set search_path = '' as $$
declare
  ids bigint[];
begin
  perform private.require_admin();
  ids := private.listed_consignments(coalesce(filter, '{}'), greatest(page, 0), least(greatest(page_size, 1), 1000));
  return query
  select summary.* from unnest(ids) with ordinality as page_rows (id, place)
    join public.consignment_summary as summary on summary.id = page_rows.id
  order by place;
end $$;

create function private.count_consignments(filter jsonb) returns int
language plpgsql stable security definer set search_path = '' as $$
declare
  words text[] := private.search_words(filter ->> 'search');
  range text := private.all_of(private.filter_conditions(coalesce(filter, '{}')));
  total int;
begin
  perform private.require_admin();
  execute format('select count(*) from public.consignment where %s and %s',
    range, private.all_of(private.search_conditions(words))) into total;
  if total = 0 and words <> '{}' then
    execute format('select count(*) from public.consignment where %s and %s',
      range, private.named_condition(filter ->> 'search')) into total;
  end if;
  if total = 0 and words <> '{}' then return cardinality(private.similar_consignments(words, range)); end if;
  return total;
end $$;
grant execute on function private.find_consignments(jsonb, int, int), private.count_consignments(jsonb) to authenticated;

-- A page of the consignments that a filter fits, up to 1000 at a time. 42501 for anybody but the admin.
create function public.find_consignments(filter jsonb, page int default 0, page_size int default 20)
returns setof public.consignment_summary language sql stable set search_path = '' as $$
  select * from private.find_consignments(filter, page, page_size)
$$;

-- How many there are on all pages.
create function public.count_consignments(filter jsonb) returns int language sql stable set search_path = '' as $$
  select private.count_consignments(filter)
$$;
grant execute on function public.find_consignments(jsonb, int, int), public.count_consignments(jsonb) to authenticated;

create function private.list_layout() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select list_layout from private.admins where user_id = auth.uid());
end $$;

create function private.keep_list_layout(layout jsonb) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.admins set list_layout = layout where user_id = auth.uid();
end $$;
grant execute on function private.list_layout(), private.keep_list_layout(jsonb) to authenticated;

-- How whoever asks wants to see the list, in the client's words; null for how it usually is. 42501 for anybody but the admin.
create function public.list_layout() returns jsonb language sql stable set search_path = '' as $$
  select private.list_layout()
$$;

create function public.keep_list_layout(layout jsonb) returns void language sql volatile set search_path = '' as $$
  select private.keep_list_layout(layout)
$$;
grant execute on function public.list_layout(), public.keep_list_layout(jsonb) to authenticated;
