-- A project may have pg_trgm in another schema than `extensions` before the product comes, and its owner cannot move it.

set local check_function_bodies = off;

-- Parameters of pg_trgm are known once its library is loaded: others are a superuser's to set.
do $$ begin
  execute format('select %s.show_limit() limit 0',
    (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end $$;

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
  trigrams regnamespace := (select extnamespace from pg_extension where extname = 'pg_trgm');
  found bigint[];
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
  into found;
  return coalesce(found, '{}');
end $function$;
