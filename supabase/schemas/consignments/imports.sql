-- Consignments from a file. A row of a file is stored once, however often its request arrives: by its number in a batch, whose
-- key the browser derives from the content of the file. So the same file, chosen again, goes on where it was cut off.

create table private.import_batch (
  key uuid primary key,
  file private.required_line not null,
  created_at timestamptz not null default now(),
  created_by private.line
);
alter table private.import_batch enable row level security;

-- A consignment that is deleted afterwards leaves its row behind: the file does not bring it back.
create table private.import_row (
  batch uuid not null references private.import_batch on delete cascade,
  number int not null check (number between 1 and 100000),
  consignment bigint references public.consignment on delete set null,
  primary key (batch, number)
);
create index import_row_consignment on private.import_row (consignment) where consignment is not null;
alter table private.import_row enable row level security;

-- As texts are compared: spaces around them and the kind of line break say nothing.
create function private.comparable_text(value text) returns text language sql immutable set search_path = '' as $$
  select btrim(replace(coalesce(value, ''), e'\r', ''), e' \t\n')
$$;

-- What a row says, in the columns' own types. Raises the error of the first value that its column cannot hold.
create function private.imported_consignment(fields jsonb) returns public.consignment
language plpgsql stable set search_path = '' as $$
declare
  wrong_key text;
begin
  select key into wrong_key from jsonb_object_keys(fields) as key
  where key not in (select name from private.consignment_fields);
  if wrong_key is not null then raise exception '% is not a detail that can be imported.', wrong_key using errcode = '22023'; end if;
  return private.with_clean_mails(jsonb_populate_record(null::public.consignment, fields));
end $$;

-- The columns of a row that say something else than the consignment does. Of a place of delivery that one of them does not name, nothing
-- else is said.
create function private.differing_fields(parcel public.consignment, fields jsonb) returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}') from jsonb_object_keys(fields) as key,
    (select to_jsonb(parcel) as old_fields, to_jsonb(private.imported_consignment(fields)) as new_fields) as both_rows
  where private.comparable_text(old_fields ->> key) <> private.comparable_text(new_fields ->> key)
    and not (key = 'deliveryPlace' and '' in (private.comparable_text(old_fields ->> key), private.comparable_text(new_fields ->> key)))
$$;

-- What an edit may change since a row was stored, and when the file was read: two rows that differ in it may be about the same.
create function private.changing_fields() returns text[] language sql stable set search_path = '' as $$
  select array(select name from private.consignment_fields
               where belongs_to = 'standing' or has_column_privilege('authenticated', 'public.consignment', name, 'update'))
$$;

-- What is known of a row before it is stored: that it was, that its tracking id has a consignment, equal or not, or that a
-- consignment of the same parties, goods, route and day exists. Null: nothing.
create function private.import_outcome(batch_key uuid, number int, tracking_id text, fields jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  stored_parcel public.consignment;
  new_parcel public.consignment;
  stored_row private.import_row;
begin
  select * into stored_row from private.import_row as line where line.batch = batch_key and line.number = import_outcome.number;
  if found then
    select * into stored_parcel from public.consignment where id = stored_row.consignment;
    return jsonb_build_object('outcome', 'stored', 'id', stored_parcel.id, 'trackingId', stored_parcel."trackingId");
  end if;
  new_parcel := private.imported_consignment(fields);
  if tracking_id is null then
    select * into stored_parcel from public.consignment as parcel
    where parcel."deliveryDate" = new_parcel."deliveryDate" and parcel."recEmail" = new_parcel."recEmail"
      and parcel."sendersEmail" = new_parcel."sendersEmail"
      and private.differing_fields(parcel, fields - private.changing_fields()) = '{}'
    limit 1;
    return case when found then jsonb_build_object('outcome', 'duplicate', 'trackingId', stored_parcel."trackingId") end;
  end if;
  select * into stored_parcel from public.consignment where "trackingId" = tracking_id;
  if not found then return null; end if;
  return jsonb_build_object('outcome', case when private.differing_fields(stored_parcel, fields) = '{}' then 'unchanged' else 'differs' end,
    'id', stored_parcel.id, 'trackingId', tracking_id, 'columns', to_jsonb(private.differing_fields(stored_parcel, fields)));
end $$;
create index consignment_same_day on public.consignment ("deliveryDate", "recEmail");

-- Stores a new consignment with the fields that this row has, and the defaults of the others. Nothing if there is one with its tracking id.
create function private.insert_consignment(parcel public.consignment, tracking_id text) returns public.consignment
language plpgsql volatile set search_path = '' as $$
declare
  new_parcel public.consignment;
begin
  execute (
    select format('insert into public.consignment ("trackingId", %s) values ($2, %s) on conflict ("trackingId") do nothing returning *',
      string_agg(format('%I', name), ', '), string_agg(format('$1.%I', name), ', '))
    from jsonb_each(private.fields_of(parcel, array(select name from private.consignment_fields))) as field (name, value)
    where value <> 'null')
  into new_parcel using parcel, coalesce(tracking_id, '');
  return new_parcel;
end $$;

-- Stores one row, unless something is known of it. A duplicate is the admin's to decide, and has been decided here.
create function private.store_row(batch_key uuid, number int, tracking_id text, fields jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  parcel public.consignment;
begin
  insert into private.import_row (batch, number) values (batch_key, number) on conflict do nothing; -- twins wait here
  if not found then return private.import_outcome(batch_key, number, tracking_id, fields); end if;
  parcel := private.insert_consignment(private.imported_consignment(fields), tracking_id);
  if parcel.id is null then
    delete from private.import_row as line where line.batch = batch_key and line.number = store_row.number;
    return private.import_outcome(batch_key, number, tracking_id, fields);
  end if;
  update private.import_row as line set consignment = parcel.id where line.batch = batch_key and line.number = store_row.number;
  return jsonb_build_object('outcome', 'stored', 'id', parcel.id, 'trackingId', parcel."trackingId");
end $$;

-- The columns of a row that name a country.
create function private.countries_in(fields jsonb) returns table (key text, value text)
language sql stable set search_path = '' as $$
  select field.key, field.value from jsonb_each_text(fields) as field
  where field.key in ('departedFrom', 'headingTo', 'currentLocation') and field.value is not null
$$;

-- What a row says, with its countries as they are called here.
create function private.with_country_names(fields jsonb) returns jsonb language sql stable set search_path = '' as $$
  select fields || coalesce(jsonb_object_agg(key, coalesce(private.country_named(value), value)), '{}') from private.countries_in(fields)
$$;

-- The columns of a row whose country has no place here: there is no map, no route and no time zone for it.
create function private.unplaced_fields(fields jsonb) returns text[] language sql stable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}') from private.countries_in(fields)
  where value <> '' and not exists (select from public.place where country = value)
$$;

-- What becomes of each row, or would. What is wrong with one leaves the others alone.
create function private.import_rows(batch_key uuid, file text, entries jsonb, is_trial boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 200;
  entry jsonb;
  outcome jsonb;
  outcomes jsonb := '[]';
  tracking_id text;
  fields jsonb;
  written_outcome jsonb;
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
    insert into private.import_batch (key, file, created_by) values (batch_key, file, private.caller_email()) on conflict do nothing;
  end if;
  for entry in select value from jsonb_array_elements(entries) loop
    tracking_id := nullif(entry ->> 'trackingId', '');
    begin
      fields := private.with_country_names(entry -> 'fields');
      outcome := case when is_trial
        then private.import_outcome(batch_key, (entry ->> 'number')::int, tracking_id, fields)
        else private.store_row(batch_key, (entry ->> 'number')::int, tracking_id, fields) end;
      -- An export comes back as it was stored, maybe with a country or a weight in other words than they are read in: what is equal
      -- in either is no difference.
      if outcome ->> 'outcome' = 'differs' and entry ? 'written' then
        written_outcome := private.import_outcome(batch_key, (entry ->> 'number')::int, tracking_id, fields || (entry -> 'written'));
        different := array(select jsonb_array_elements_text(outcome -> 'columns')
          intersect select jsonb_array_elements_text(written_outcome -> 'columns') order by 1);
        outcome := outcome || jsonb_build_object('columns', to_jsonb(different),
          'outcome', case when different = '{}' then 'unchanged' else 'differs' end);
      end if;
      unplaced := private.unplaced_fields(fields);
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

-- Takes the consignments of the next rows back. One that was changed since, or is being changed, stays.
create function private.undo_import(batch_key uuid, past int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 200;
  numbers int[];
  removed_count int;
  kept_ids jsonb;
begin
  perform private.require_admin();
  select array_agg(number) into numbers from (
    select number from private.import_row where batch = batch_key and number > past order by number limit most) as next;
  if numbers is null then
    delete from private.import_batch as batch where key = batch_key
      and not exists (select from private.import_row as line where line.batch = batch.key);
    return jsonb_build_object('removed', 0, 'kept', '[]'::jsonb, 'past', null);
  end if;
  perform private.hold_consignment(consignment) from (
    select consignment from private.import_row
    where batch = batch_key and number = any (numbers) and consignment is not null order by consignment) as imported;
  -- A statement of its own: it sees what was changed by those that the lock has waited for.
  select coalesce(jsonb_agg(parcel."trackingId" order by line.number), '[]') into kept_ids
  from private.import_row as line join public.consignment as parcel on parcel.id = line.consignment
  where line.batch = batch_key and line.number = any (numbers) and exists (
    select from public.audit as change where change.consignment = parcel.id
      and not (change.subject = 'consignment' and change.action = 'insert'));
  delete from public.consignment where id in (
    select consignment from private.import_row where batch = batch_key and number = any (numbers))
    and "trackingId" <> all (array(select jsonb_array_elements_text(kept_ids)));
  get diagnostics removed_count = row_count;
  delete from private.import_row where batch = batch_key and number = any (numbers) and consignment is null;
  return jsonb_build_object('removed', removed_count, 'kept', kept_ids, 'past', numbers[cardinality(numbers)]);
end $$;

create function private.list_imports() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(batches) order by batches.created_at desc), '[]') from (
      select batch.key, batch.file, batch.created_at, batch.created_by, count(line.consignment) as stored
      from private.import_batch as batch join private.import_row as line on line.batch = batch.key
      group by batch.key having count(line.consignment) > 0
      order by batch.created_at desc limit 10) as batches);
end $$;
grant execute on function private.import_rows(uuid, text, jsonb, boolean), private.undo_import(uuid, int),
  private.list_imports() to authenticated;

-- `entries`: up to 200 rows, [{number, trackingId, fields: {column: text}, written: {column: text}}], where `written` has what the
-- file says in other words than `fields`. Returns what is known of each, in their order: null, or {outcome, id, trackingId, columns,
-- code, reason, unplaced}, without an outcome where only `unplaced` is known: columns whose country has no place, so that there is no
-- map, route or time zone for it. 42501 for anybody but the admin, as below.
create function public.check_import(batch uuid, entries jsonb) returns jsonb language sql volatile set search_path = '' as $$
  select private.import_rows(batch, null, entries, true)
$$;

-- Stores each row once. The outcome is one of: stored, unchanged, differs, refused.
create function public.import_consignments(batch uuid, file text, entries jsonb) returns jsonb
language sql volatile set search_path = '' as $$
  select private.import_rows(batch, file, entries, false)
$$;

-- Returns {removed, kept: tracking ids, past: the number to go on from, or null}: up to 200 rows at a time, from `past` 0.
create function public.undo_import(batch uuid, past int) returns jsonb language sql volatile set search_path = '' as $$
  select private.undo_import(batch, past)
$$;

-- The last imports of which something is left.
create function public.list_imports() returns jsonb language sql stable set search_path = '' as $$
  select private.list_imports()
$$;
grant execute on function public.check_import(uuid, jsonb), public.import_consignments(uuid, text, jsonb),
  public.undo_import(uuid, int), public.list_imports() to authenticated;
