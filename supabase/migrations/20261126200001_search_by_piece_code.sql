-- The code on the label of a piece, as a hand scanner types it into the search field, finds its consignment.

set local check_function_bodies = off;

create or replace function private.search_conditions (
  words text[]
)
  returns text[]
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(array_agg(
    case when bare in ('', word) then format('search_text like %L', private.containing(word))
      when code.piece is null
      then format('(search_text like %L or search_text like %L)', private.containing(word), private.containing(bare))
      else format('(search_text like %L or search_text like %L or "trackingId" = %L)',
        private.containing(word), private.containing(bare), code.id) end), '{}')
  from unnest(words) as word, regexp_replace(word, '[\u2010-\u2015().+/-]', '', 'g') as bare,
    private.entered_code(word) as code
$function$;
