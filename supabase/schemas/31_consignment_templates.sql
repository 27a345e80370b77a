-- What consignments often have in common: the admin begins a new one with it.

-- True for what a template can fill in: some of the form's texts, none of them a time. The domains say what each can hold.
create function private.are_template_fields(fields jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(fields) = 'object' and fields <> '{}' and not exists (
    select from jsonb_each(fields) as field (name, value)
    where jsonb_typeof(value) <> 'string' or not case
      when name in ('sendersEmail', 'recEmail') then (value #>> '{}')::private.required_mail <> ''
      when name in ('sendersAddress', 'recAddress') then (value #>> '{}')::private.required_address <> ''
      when name in ('remark', 'comment') then (value #>> '{}')::private.note <> ''
      when name = 'type' then value #>> '{}' in ('Regular', 'Important', 'V. important', 'VIP')
      when name in ('sendersName', 'sendersPhone', 'recName', 'recPhone', 'itemQuantity', 'itemWeight', 'paymentMode',
                    'product', 'departedFrom', 'headingTo', 'currentLocation', 'city', 'status', 'shipmentMode',
                    'carrierRef', 'typeOfShipment', 'deliveryPlace') then (value #>> '{}')::private.required_line <> ''
      else false end)
$$;
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
