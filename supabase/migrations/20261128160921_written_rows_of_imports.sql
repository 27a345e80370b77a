-- A row of a file equals a consignment if it says the same, also where the file names a unit or a country in other words; and the check
-- tells of countries that have no place, so that nobody stores them without knowing that they have no map, route or time zone.

create function private.countries_in(fields jsonb) returns table (key text, value text)
language sql stable set search_path = '' as $$
  select field.key, field.value from jsonb_each_text(fields) as field
  where field.key in ('departedFrom', 'headingTo', 'currentLocation') and field.value is not null
$$;

create function private.with_country_names(fields jsonb) returns jsonb language sql stable set search_path = '' as $$
  select fields || coalesce(jsonb_object_agg(key, coalesce(private.country_named(value), value)), '{}') from private.countries_in(fields)
$$;

create function private.unplaced(fields jsonb) returns text[] language sql stable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}') from private.countries_in(fields)
  where value <> '' and not exists (select from public.place where country = value)
$$;

create or replace function private.import_rows(batch_key uuid, file text, entries jsonb, is_trial boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 200;
  entry jsonb;
  outcome jsonb;
  outcomes jsonb := '[]';
  tracking_id text;
  fields jsonb;
  written jsonb;
  different text[];
  unplaced text[];
begin
  perform private.require_admin();
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) > most then
    raise exception 'At most % rows can be imported at once.', most using errcode = '22023';
  end if;
  if not is_trial then
    perform set_config('notices.off', 'on', true);
    perform pg_advisory_xact_lock(hashtextextended('imports', 0)); -- two with a tracking id in common would wait for each other
    insert into private.import_batch (key, file, created_by) values (batch_key, file, private.who()) on conflict do nothing;
  end if;
  for entry in select value from jsonb_array_elements(entries) loop
    tracking_id := nullif(entry ->> 'trackingId', '');
    begin
      fields := private.with_country_names(entry -> 'fields');
      outcome := case when is_trial
        then private.known_row(batch_key, (entry ->> 'number')::int, tracking_id, fields)
        else private.store_row(batch_key, (entry ->> 'number')::int, tracking_id, fields) end;
      -- An export comes back as it was stored, maybe with a country or a weight in other words than they are read in: what is equal
      -- in either is no difference.
      if outcome ->> 'outcome' = 'differs' and entry ? 'written' then
        written := private.known_row(batch_key, (entry ->> 'number')::int, tracking_id, fields || (entry -> 'written'));
        different := array(select jsonb_array_elements_text(outcome -> 'columns')
          intersect select jsonb_array_elements_text(written -> 'columns') order by 1);
        outcome := outcome || jsonb_build_object('columns', to_jsonb(different),
          'outcome', case when different = '{}' then 'unchanged' else 'differs' end);
      end if;
      unplaced := private.unplaced(fields);
      if unplaced <> '{}' then
        outcome := coalesce(outcome, '{}') || jsonb_build_object('unplaced', to_jsonb(unplaced));
      end if;
    exception when data_exception or integrity_constraint_violation or raise_exception then
      outcome := jsonb_build_object('outcome', 'refused', 'code', sqlstate, 'reason', sqlerrm);
    end;
    outcomes := outcomes || jsonb_build_array(outcome);
  end loop;
  return outcomes;
end $$;
