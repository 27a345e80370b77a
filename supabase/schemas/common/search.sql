-- How texts are found that are typed without accents, in another case or with a mistake.

-- Parts of words by an index, and similar words (PostgreSQL manual, "pg_trgm"). The platform has the schema.
create extension if not exists pg_trgm with schema extensions;

-- What people type for a name: without accents and in small letters. Letters that Unicode does not take apart are named.
create function private.folded(name text) returns text language sql immutable set search_path = '' as $$
  select lower(translate(
    regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđÐðİıß', 'OoLlDdDdIis'))
$$;
grant execute on function private.folded(text) to authenticated; -- the generated column is computed as the writer
