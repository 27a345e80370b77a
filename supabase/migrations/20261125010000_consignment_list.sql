-- Any of ten thousand consignments is found by what one knows of it, and what is done with is archived.

-- Parts of words by an index, and similar words (PostgreSQL manual, "pg_trgm"). The platform has the schema.
create extension if not exists pg_trgm with schema extensions;

-- Changed after its release, for a project that has the extension already, perhaps in another schema: then its library is not loaded yet,
-- and its parameter is a superuser's to set. The history knows a file by its version: where it has run, nothing changes.
do $$ begin
  execute format('select %s.show_limit()', (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end $$;

-- A moment as the journey writes it: with its offset, so that no setting of the session changes what it means.
create function private.as_instant(written text) returns timestamptz language plpgsql immutable set search_path = '' as $$
begin
  return written;
end $$;
grant execute on function private.as_instant(text) to authenticated; -- generated columns are computed as the writer

alter table public.consignment
  add archived_at timestamptz, -- what is done with is not in the list unless one asks for it
  -- By what the admin finds consignments: from the journey as it is written, and all that one types in one text.
  add state_code text generated always as (journey #>> '{state,code}') stored,
  add ended boolean not null generated always as (coalesce((journey ->> 'ended')::boolean, false)) stored,
  add exceptions jsonb not null generated always as (jsonb_path_query_array(journey, '$.exceptions[*].kind')) stored,
  add modes jsonb not null generated always as (jsonb_path_query_array(journey, '$.legs[*].mode')) stored,
  add expected_at timestamptz generated always as (private.as_instant(journey #>> '{expected,latest}')) stored,
  add last_event_at timestamptz generated always as (private.as_instant(
    jsonb_path_query_array(journey, '$.events[*] ? (@.classifier == "actual").moment') ->> -1)) stored,
  add search_text text not null generated always as (private.folded(
    "trackingId" || ' ' || "recName" || ' ' || "sendersName" || ' ' || "recEmail" || ' ' || "sendersEmail"
    || ' ' || "recPhone" || ' ' || "sendersPhone" || ' ' || coalesce("carrierRef", '') || ' ' || coalesce(product, '')
    || ' ' || "departedFrom" || ' ' || "headingTo" || ' ' || city || ' ' || "currentLocation"
    || ' ' || jsonb_path_query_array(journey, '$.places.*.name')::text
    || ' ' || regexp_replace("recPhone", '[^0-9]', '', 'g')
    || ' ' || regexp_replace("sendersPhone", '[^0-9]', '', 'g'))) stored;
do $$ begin
  execute format('create index consignment_text on public.consignment using gin (search_text %s.gin_trgm_ops)',
    (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end $$;
create index consignment_exceptions on public.consignment (id) where exceptions <> '[]';
create index consignment_promised on public.consignment ("deliveryDate") where not ended;
create index consignment_delayed on public.consignment (id) where not ended and expected_at > "deliveryDate";
create index consignment_last_event on public.consignment (last_event_at) where not ended;
create index consignment_kept on public.consignment (id) where archived_at is null;


drop index public.consignment_beginning; -- the index of the words finds these, too

grant update (archived_at) on public.consignment to authenticated;

-- When it was archived is the database's to say.
create function private.date_archive() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.archived_at := case when new.archived_at is not null then coalesce(old.archived_at, now()) end;
  return new;
end $$;
create trigger date_archive before insert or update of archived_at on public.consignment for each row
  when (current_user = 'authenticated') execute function private.date_archive();

create or replace function private.tracked(entered text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  entered_id text := regexp_replace(left(entered, 100), '[[:space:]\u00a0\u2010-\u2015-]', '', 'g');
begin
  if entered_id !~ '^[0-9A-Za-z]{8}$' then return null; end if;
  return (
    select to_jsonb(shown) || case when settings.mask_parties then private.masked(parcel) else '{}' end
    from private.settings, public.consignment as parcel
      left join private.consignment_key on consignment_key.consignment = parcel.id,
    lateral (select
      parcel."trackingId",
      parcel."sendersName", parcel."sendersEmail", parcel."sendersAddress", parcel."sendersPhone",
      parcel."recName", parcel."recEmail", parcel."recAddress", parcel."recPhone",
      parcel.product, parcel."itemQuantity", parcel."itemWeight", parcel."paymentMode",
      parcel.type, parcel."shipmentMode", parcel."carrierRef", parcel."typeOfShipment", parcel.comment,
      parcel."departedFrom", parcel."headingTo", parcel."timeCreated", parcel."deliveryDate",
      parcel.status, parcel."currentLocation", parcel.city, parcel."currentTime", parcel.remark, parcel.locations,
      parcel.journey, parcel.archived_at, consignment_key.topic
    ) as shown
    where parcel."trackingId" = upper(entered_id));
end $$;

-- A row of the list. `late`: not there yet, and expected after the promised moment, or that is over.
create view public.consignment_summary with (security_invoker = true) as
select id, "trackingId", "sendersName", "recName", "departedFrom", "headingTo", "currentLocation", city, type, status,
  state_code, exceptions, ended, "deliveryDate", expected_at, last_event_at, archived_at, created_at,
  not ended and (coalesce(expected_at > "deliveryDate", false) or "deliveryDate" < now()) as late
from public.consignment;
grant select on public.consignment_summary to authenticated;

-- The words of a search, as they are in search_text.
create function private.search_words(search text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word), '{}')
  from regexp_split_to_table(private.folded(left(search, 200)), '[[:space:]\u00a0]+') as word where word <> ''
$$;

-- Matches texts that contain this one, whatever signs it has (PostgreSQL manual, "LIKE").
create function private.containing(part text) returns text language sql immutable set search_path = '' as $$
  select '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%'
$$;

-- All words must occur. One with separators is sought without them, too: tracking ids and phone numbers are typed in many
-- ways.
create function private.search_conditions(words text[]) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(array_agg(case when bare in ('', word)
    then format('search_text like %L', private.containing(word))
    else format('(search_text like %L or search_text like %L)', private.containing(word), private.containing(bare)) end), '{}')
  from unnest(words) as word, regexp_replace(word, '[\u2010-\u2015().+/-]', '', 'g') as bare
$$;

-- A filter of the list as conditions in SQL. Raises 22023 for a key that is none, and Postgres's own error for a value.
create function private.filter_conditions(filter jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  key text;
  value text;
  list text[];
  found text[] := '{}';
begin
  for key, value in select * from jsonb_each_text(filter) loop
    list := case when jsonb_typeof(filter -> key) = 'array' then array(select jsonb_array_elements_text(filter -> key)) end;
    found := found || case key
      when 'states' then format('state_code = any (%L::text[])', list)
      when 'open' then format('ended <> %L::boolean', value)
      when 'late' then case when value::boolean
        then 'not ended and expected_at > "deliveryDate" or not ended and "deliveryDate" < now()'
        else 'ended or not coalesce(expected_at > "deliveryDate", false) and "deliveryDate" >= now()' end
      when 'stale' then format('not ended and last_event_at < now() - %L::int * interval ''1 day''', value)
      when 'held' then case when value::boolean
        then 'exceptions <> ''[]'' and exceptions ? ''hold''' else 'not exceptions ? ''hold''' end
      when 'exceptions' then format('exceptions <> ''[]'' and exceptions ?| %L::text[]', list)
      when 'origins' then format('"departedFrom" = any (%L::text[])', list)
      when 'destinations' then format('"headingTo" = any (%L::text[])', list)
      when 'modes' then format('modes ?| %L::text[]', list)
      when 'types' then format('type = any (%L::text[])', list)
      when 'created_from' then format('created_at >= %L::date::timestamp at time zone ''UTC''', value)
      when 'created_until' then format('created_at < (%L::date + 1)::timestamp at time zone ''UTC''', value)
      when 'due_from' then format('coalesce(expected_at, "deliveryDate") >= %L::date::timestamp at time zone ''UTC''', value)
      when 'due_until' then format('coalesce(expected_at, "deliveryDate") < (%L::date + 1)::timestamp at time zone ''UTC''', value)
      when 'ids' then format('id = any (%L::bigint[])', list)
      when 'before' then format('id < %L::bigint', value)
      when 'archived' then case value when 'all' then 'true' when 'only' then 'archived_at is not null' end
      when 'search' then 'true'
      when 'sort' then 'true' end;
    if found[cardinality(found)] is null then
      raise exception 'The list cannot be filtered by % = %.', key, value using errcode = '22023';
    end if;
  end loop;
  if filter ? 'archived' then return found; end if;
  return found || 'archived_at is null'::text;
end $$;

create function private.all_of(conditions text[]) returns text language sql immutable set search_path = '' as $$
  select coalesce(string_agg('(' || condition || ')', ' and '), 'true') from unnest(conditions) as condition
$$;

create function private.list_order(sort text) returns text language sql immutable set search_path = '' as $$
  select case coalesce(sort, 'newest')
    when 'newest' then 'id desc'
    when 'oldest' then 'id'
    when 'due' then 'coalesce(expected_at, "deliveryDate"), id desc'
    when 'updated' then 'last_event_at desc, id desc'
    when 'stalest' then 'last_event_at, id desc'
    when 'tracking' then '"trackingId"'
    when 'receiver' then 'lower("recName"), id desc'
    when 'state' then 'state_code, id desc' end
$$;

-- Up to 20 consignments with words like those that were typed, the most alike first: for what none contains. Of very many
-- that are alike 100 are compared.
create function private.similar_consignments(words text[], range text) returns bigint[]
language plpgsql stable set search_path = '' set pg_trgm.word_similarity_threshold = 0.5 as $$
declare
  found bigint[];
begin
  execute format(
    'select array_agg(id order by likeness desc, id desc) from (select * from (
       select id, (select sum(extensions.word_similarity(word, search_text)) from unnest(%L::text[]) as word) as likeness
       from public.consignment where %s and %s limit 100) as alike order by likeness desc, id desc limit 20) as most_alike',
    words, range,
    (select string_agg(format('search_text operator(extensions.%%>) %L', word), ' and ') from unnest(words) as word))
  into found;
  return coalesce(found, '{}');
end $$;

-- The ids of a page. What fits many consignments fits some of the newest, so those are read first, and more of them if some
-- fit; what is rarer is found by an index. A planner that cannot know which it is would read all consignments for the one or
-- for the other.
create function private.listed_consignments(filter jsonb, page int, page_size int) returns bigint[]
language plpgsql stable set search_path = '' as $$
declare
  newest int;
  words text[] := private.search_words(filter ->> 'search');
  range text := private.all_of(private.filter_conditions(filter));
  sorted text := private.list_order(filter ->> 'sort');
  skipped int := page * page_size;
  is_rare boolean := words <> '{}';
  is_contained boolean;
  found bigint[];
begin
  if sorted is null then
    raise exception 'The list cannot be sorted by %.', filter ->> 'sort' using errcode = '22023';
  end if;
  foreach newest in array array[500, 5000] loop
    exit when sorted <> 'id desc' or skipped + page_size > newest;
    execute format(
      'select array_agg(id) from (
         select id from (select * from public.consignment where %s order by id desc limit %s) as parcel
         where %s and %s order by id desc limit %s offset %s) as found',
      private.all_of(private.filter_conditions(filter - array(
        select jsonb_object_keys(filter - array['archived', 'before'])))),
      newest, range, private.all_of(private.search_conditions(words)), page_size, skipped)
    into found;
    if cardinality(found) = page_size then return found; end if;
    is_rare := true;
    exit when coalesce(cardinality(found), 0) < page_size / 10;
  end loop;
  execute format('select array_agg(id) from (select id from public.consignment where %s and %s order by %s limit %s offset %s) as found',
    range, private.all_of(private.search_conditions(words)),
    case when is_rare and sorted = 'id desc' then 'id + 0 desc' else sorted end, -- by an index of what is sought, not of the ids
    page_size, skipped)
  into found;
  if found is null and words <> '{}' and skipped = 0 then
    execute format('select exists (select from public.consignment where %s and %s)', -- among those that came before
      private.all_of(private.filter_conditions(filter - 'before')), private.all_of(private.search_conditions(words)))
    into is_contained;
    if not is_contained then return private.similar_consignments(words, range); end if;
  end if;
  return coalesce(found, '{}');
end $$;

create function private.find_consignments(filter jsonb, page int, page_size int) returns setof public.consignment_summary
language plpgsql stable security definer set search_path = '' as $$
declare
  found bigint[];
begin
  perform private.require_admin();
  found := private.listed_consignments(coalesce(filter, '{}'), greatest(page, 0), least(greatest(page_size, 1), 1000));
  return query
  select summary.* from unnest(found) with ordinality as listed (id, place)
    join public.consignment_summary as summary on summary.id = listed.id
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
