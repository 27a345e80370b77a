-- What an owner of an empty company has to do first, and what of it is done, read from what is there. The rows of the demonstration
-- (97) are nobody's work.

create function private.first_steps() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return jsonb_build_object(
    'putAway', (select steps_put_away from private.admins where user_id = auth.uid()),
    'done', jsonb_build_object(
      -- What a host is set to is not known here, but what became of the mails is.
      'mail', exists (
        select from public.mail_log where state = 'sent' and not private.is_demonstration_row('mail', key::text)) or exists (
        select from private.queued_mail where state = 'sent' and not private.is_demonstration_address(email)),
      'hours', private.has_office_hours(),
      'notices', exists (select from private.notice_rule where to_sender or to_receiver),
      'staff', (select count(*) > 1 from private.admins where not private.is_demonstration_row('account', user_id::text)) or exists (
        select from private.account_link where purpose = 'invitation' and used_at is null and expires_at > now()),
      'secondFactor', exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified'),
      'consignment', exists (select from public.consignment where not private.is_demonstration_row('consignment', id::text)),
      'backup', exists (select from private.backup_runs where ok)));
end $$;
grant execute on function private.first_steps() to authenticated;

-- {putAway: this owner does not want to see them, done: {mail: one was sent, hours, notices, staff, secondFactor, consignment,
-- backup}}. 42501 for anybody but an owner, as below.
create function public.first_steps() returns jsonb language sql stable set search_path = '' as $$ select private.first_steps() $$;
grant execute on function public.first_steps() to authenticated;

create function private.put_first_steps_away(away boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  update private.admins set steps_put_away = coalesce(away, false) where user_id = auth.uid();
end $$;
grant execute on function private.put_first_steps_away(boolean) to authenticated;

create function public.put_first_steps_away(away boolean) returns void language sql volatile set search_path = '' as $$
  select private.put_first_steps_away(away)
$$;
grant execute on function public.put_first_steps_away(boolean) to authenticated;
