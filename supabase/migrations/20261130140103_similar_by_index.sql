-- A search for a mistyped word compared it with one consignment after another until 100 were alike.

-- Changed after its release: it failed in a session of its own, as the Supabase CLI runs it later on, since a parameter of pg_trgm that no
-- library has defined yet is a superuser's to set. The history knows a file by its version: where it has run, nothing changes.
do $$ begin
  execute format('select %s.show_limit()', (select extnamespace::regnamespace from pg_extension where extname = 'pg_trgm'));
end $$;

set local check_function_bodies = off;

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
  AS $function$
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
end $function$;
