-- A term that failed was tried again before all others, which were never carried out.

create or replace function private.carry_out_terms() returns void language plpgsql volatile set search_path = '' as $$
declare
  term private.keeping_term;
  ids text[];
begin
  select * into term from private.keeping_term
  where days is not null and (carried_out_at < now() - interval '1 hour') is not false
  order by random() limit 1 for update skip locked;
  if not found then return; end if;
  ids := array(select private.due(term.kind, now() - make_interval(days => term.days), 100));
  if ids <> '{}' then perform private.end_keeping(term.kind, ids); end if;
  if cardinality(ids) < 100 then update private.keeping_term set carried_out_at = now() where kind = term.kind; end if;
end $$;
