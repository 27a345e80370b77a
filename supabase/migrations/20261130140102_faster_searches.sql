-- A search without a result asked a second time whether its words occur, which read every consignment.

set local check_function_bodies = off;

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
    if filter ? 'before' then
      execute format('select exists (select from public.consignment where %s and %s)', -- among those that came before
        private.all_of(private.filter_conditions(filter - 'before')), private.all_of(private.search_conditions(words)))
      into is_contained;
    end if;
    if is_contained is not true then return private.similar_consignments(words, range); end if;
  end if;
  return coalesce(found, '{}');
end $function$;
