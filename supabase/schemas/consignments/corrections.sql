-- Correcting what the specified edit form locks (docs/conformance.md, section 4): an action of its own, with a reason.

create function private.correct_consignment(corrected bigint, changes jsonb, expected jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  stored public.consignment;
  wanted public.consignment;
  opened public.consignment;
  wrong text;
  conflicts jsonb;
begin
  perform private.require_admin();
  if private.is_blank(coalesce(reason, '')) then raise exception 'Say why these details are corrected.'; end if;
  select key into wrong from jsonb_object_keys(changes) as key
  where key <> all (private.field_names('sender', 'receiver', 'goods'));
  if wrong is not null then raise exception '% is not a detail that can be corrected.', wrong using errcode = '22023'; end if;
  stored := private.locked(corrected);
  wanted := private.with_clean_mails(jsonb_populate_record(stored, changes));
  opened := jsonb_populate_record(stored, expected);
  select coalesce(jsonb_object_agg(key, to_jsonb(stored) -> key), '{}') into conflicts
  from jsonb_object_keys(changes) as key
  where to_jsonb(stored) -> key not in (to_jsonb(wanted) -> key, to_jsonb(opened) -> key);
  if conflicts <> '{}' then return jsonb_build_object('conflicts', conflicts); end if;
  perform set_config('audit.reason', reason::private.required_line, true);
  perform private.store_fields(wanted, array(select jsonb_object_keys(changes)));
  perform private.refresh_journey(corrected);
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
