-- Of an e-mail address all parts were sought, also those that are in very many, and each function was planned at each call.

-- Changed after its release: it failed in a session of its own, as the Supabase CLI runs it later on, since a parameter of pg_trgm that no
-- library has defined yet is a superuser's to set. The history knows a file by its version: where it has run, nothing changes.
do $$ begin
  execute format('select %s.show_limit()', (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end $$;

set local check_function_bodies = off;

create or replace function private.all_of (
  conditions text[]
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return '(' || coalesce(nullif(array_to_string(conditions, ') and ('), ''), 'true') || ')';
end $function$;

create or replace function private.containing (
  part text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return '%' || regexp_replace(part, '([\\%_])', '\\\1', 'g') || '%';
end $function$;

create or replace function private.is_admin()
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return coalesce(private.staff_role() in ('owner', 'office'), false);
end $function$;

create or replace function private.list_order (
  sort text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
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
end $function$;

create or replace function private.listed_consignments (
  filter jsonb,
  page integer,
  page_size integer
)
  returns bigint[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  newest int;
  words text[] := private.search_words(filter ->> 'search');
  sought text := private.all_of(private.search_conditions(words));
  range text := private.all_of(private.filter_conditions(filter));
  sorted text := private.list_order(filter ->> 'sort');
  skipped int := page * page_size;
  is_rare boolean := words <> '{}';
  is_contained boolean := false;
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
      newest, range, sought, page_size, skipped)
    into found;
    if cardinality(found) = page_size then return found; end if;
    is_rare := true;
    exit when coalesce(cardinality(found), 0) < page_size / 10;
  end loop;
  execute format('select array_agg(id) from (select id from public.consignment where %s and %s order by %s limit %s offset %s) as found',
    range, sought,
    case when is_rare and sorted = 'id desc' then 'id + 0 desc' else sorted end, -- by an index of what is sought, not of the ids
    page_size, skipped)
  into found;
  if found is null and words <> '{}' and skipped = 0 then
    if filter ? 'before' then
      execute format('select exists (select from public.consignment where %s and %s)', -- among those that came before
        private.all_of(private.filter_conditions(filter - 'before')), sought)
      into is_contained;
    end if;
    if not is_contained then return private.similar_consignments(words, range); end if;
  end if;
  return coalesce(found, '{}');
end $function$;

create or replace function private.search_conditions (
  words text[]
)
  returns text[]
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  word text;
  bare text;
  piece_of text;
  found text[] := '{}';
begin
  foreach word in array words loop
    bare := regexp_replace(word, '[\u2010-\u2015().+/-]', '', 'g');
    piece_of := (select code.id from private.entered_code(word) as code where code.piece is not null);
    found := found || case
      when word ~ '[[:alnum:]]{3}@' then format('search_text like %L and strpos(search_text, %L) > 0',
        private.containing(split_part(word, '@', 1) || '@'), word)
      when bare in ('', word) then format('search_text like %L', private.containing(word))
      when piece_of is null
        then format('(search_text like %L or search_text like %L)', private.containing(word), private.containing(bare))
      else format('(search_text like %L or search_text like %L or "trackingId" = %L)',
        private.containing(word), private.containing(bare), piece_of) end;
  end loop;
  return found;
end $function$;

create or replace function private.search_words (
  search text
)
  returns text[]
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return coalesce(array_remove(regexp_split_to_array(private.folded(left(search, 200)), '[[:space:]\u00a0]+'), ''), '{}');
end $function$;

create or replace function private.similar_consignments (
  words text[],
  range text
)
  returns bigint[]
  language plpgsql
  stable
  set search_path to ''
  set "pg_trgm.word_similarity_threshold" to '0.5'
  set enable_seqscan to 'off'
  set enable_indexscan to 'off'
  AS $function$
declare
  found bigint[];
begin
  words := array(select word from unnest(words) as word where word ~ '[[:alnum:]]');
  if words = '{}' then return '{}'; end if;
  execute format(
    'select array_agg(id order by likeness desc, id desc) from (select * from (
       select id, %s as likeness from public.consignment where %s and %s limit 40) as alike
     order by likeness desc, id desc limit 20) as most_alike',
    (select string_agg(format('extensions.word_similarity(%L, search_text)', word), ' + ') from unnest(words) as word),
    range,
    (select string_agg(format('search_text operator(extensions.%%>) %L', word), ' and ') from unnest(words) as word))
  into found;
  return coalesce(found, '{}');
end $function$;

create or replace function private.staff_role()
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return (
    select role from private.admins
    where user_id = (select auth.uid())
      and exists (select from auth.sessions
                  where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid()))
      and ((select auth.jwt()) ->> 'aal' is not distinct from 'aal2'
           or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')));
end $function$;
