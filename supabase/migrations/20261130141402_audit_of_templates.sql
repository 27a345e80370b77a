-- The audit had no entry of a template of consignments, which may name a person.

set local check_function_bodies = off;

create or replace function private.as_text(value jsonb) returns text language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(value) = 'object' then
    return (select string_agg(name || ': ' || said, e'\n' order by name) from jsonb_each_text(value) as field (name, said));
  end if;
  return value #>> '{}';
end $$;

create or replace function private.record_change() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  subject jsonb := before || after;
  entry public.audit;
begin
  if tg_op = 'INSERT' and auth.uid() is null then return null; end if;
  select coalesce(jsonb_object_agg(key, jsonb_build_object(
    'before', private.as_text(before -> key), 'after', private.as_text(after -> key))), '{}')
  into entry.changes
  from jsonb_object_keys(subject) as key
  where before ->> key is distinct from after ->> key and key <> all (tg_argv[1:]) and '*' <> all (tg_argv[1:]);
  if tg_op = 'UPDATE' and entry.changes = '{}' then return null; end if;
  entry.actor := private.actor();
  entry.action := lower(tg_op);
  entry.subject := tg_table_name;
  entry.subject_id := coalesce(subject ->> 'id', subject ->> 'code');
  entry.consignment := case when tg_table_name = 'consignment' then subject ->> 'id' else subject ->> 'consignment' end;
  entry.label := coalesce(subject ->> tg_argv[0],
    (select case when tg_table_name = 'consignment_piece' then private.piece_code("trackingId", (subject ->> 'number')::int)
            else "trackingId" end
     from public.consignment where id = entry.consignment));
  entry.reason := nullif(current_setting('audit.reason', true), '');
  perform private.append_audit(entry);
  return null;
end $$;

create trigger audit after insert or update or delete on public.consignment_template for each row
  execute function private.record_change('name', 'id');
