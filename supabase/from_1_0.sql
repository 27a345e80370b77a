-- Enters the baseline (supabase/migrations) as applied in a database of version 1.0, which has had the migrations that it replaces,
-- and changes nothing in any other. The host runs this by itself; on a Supabase project it comes before `supabase db push`
-- (host/docs/updating.md).

do $$
declare
  last_of_1_0 constant text := '20261130150309';
begin
  if not exists (select from supabase_migrations.schema_migrations where version = last_of_1_0) then return; end if;
  delete from supabase_migrations.schema_migrations where version <= last_of_1_0;
  insert into supabase_migrations.schema_migrations (version, name) values ('20261128000000', 'baseline');
  -- What followed 1.0 bore dates that were still to come.
  update supabase_migrations.schema_migrations set version = replace(version, '20261130', '20261128') where version like '20261130%';
end $$;
