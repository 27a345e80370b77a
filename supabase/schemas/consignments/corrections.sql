-- Correcting what the specified edit form locks (docs/conformance.md, section 4): an action of its own, with a reason.

create function private.correct_consignment(consignment_id bigint, changes jsonb, expected jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  new_parcel public.consignment;
  seen_parcel public.consignment;
  wrong_key text;
  conflicts jsonb;
begin
  perform private.require_admin();
  if private.is_blank(coalesce(reason, '')) then raise exception 'Say why these details are corrected.'; end if;
  select key into wrong_key from jsonb_object_keys(changes) as key
  where key <> all (private.field_names('sender', 'receiver', 'goods'));
  if wrong_key is not null then raise exception '% is not a detail that can be corrected.', wrong_key using errcode = '22023'; end if;
  parcel := private.locked_consignment(consignment_id);
  new_parcel := private.with_clean_mails(jsonb_populate_record(parcel, changes));
  seen_parcel := jsonb_populate_record(parcel, expected);
  select coalesce(jsonb_object_agg(key, to_jsonb(parcel) -> key), '{}') into conflicts
  from jsonb_object_keys(changes) as key
  where to_jsonb(parcel) -> key not in (to_jsonb(new_parcel) -> key, to_jsonb(seen_parcel) -> key);
  if conflicts <> '{}' then return jsonb_build_object('conflicts', conflicts); end if;
  perform set_config('audit.reason', reason::private.required_line, true);
  perform private.store_fields(new_parcel, array(select jsonb_object_keys(changes)));
  perform private.refresh_journey(consignment_id);
  return jsonb_build_object('conflicts', '{}'::jsonb);
end $$;
grant execute on function private.correct_consignment(bigint, jsonb, jsonb, text) to authenticated;

-- Stores `changes` ({column: value}) if none of these columns has another value by now than `expected` has. Returns
-- {conflicts: {column: its value now}}; where there are any, nothing is stored. Sent again, it changes nothing more.
create function public.correct_consignment(consignment bigint, changes jsonb, expected jsonb, reason text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.correct_consignment(consignment, changes, expected, reason)
$$;
grant execute on function public.correct_consignment(bigint, jsonb, jsonb, text) to authenticated;
