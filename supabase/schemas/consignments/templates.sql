-- What consignments often have in common: the admin begins a new one with it.

-- True for what a template can fill in: some of the form's texts, none of them a time. The columns' types say what each can hold.
create function private.are_template_fields(fields jsonb) returns boolean
language plpgsql immutable security definer set search_path = '' as $$
declare
  parcel public.consignment;
begin
  if jsonb_typeof(fields) <> 'object' or fields = '{}' or exists (
      select from jsonb_each(fields) as field left join private.typed_fields() as typed_field on typed_field.name = field.key
      where typed_field.name is null or typed_field.type = 'moment'
        or jsonb_typeof(field.value) <> 'string' or private.is_blank(field.value #>> '{}')) then
    return false;
  end if;
  parcel := jsonb_populate_record(null::public.consignment, fields);
  return coalesce(parcel.type = any (private.consignment_types()), true);
end $$;
grant execute on function private.are_template_fields(jsonb) to authenticated; -- the check runs as the writer

create table public.consignment_template (
  id bigint generated always as identity primary key,
  name private.required_line not null unique,
  fields jsonb not null constraint not_template_fields check (private.are_template_fields(fields))
);
alter table public.consignment_template enable row level security;
create policy "the admin does everything" on public.consignment_template for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert (name, fields), update (name, fields), delete on public.consignment_template to authenticated;

-- As many as a list without pages can show; one with a known name takes the place of that one.
create function private.limit_templates() returns trigger language plpgsql set search_path = '' as $$
begin
  if (select count(*) from public.consignment_template where name <> new.name) >= 100 then
    raise exception 'There are 100 templates already: delete one of them first.';
  end if;
  return new;
end $$;
create trigger limit_templates before insert on public.consignment_template for each row
  execute function private.limit_templates();
