-- An alert that came back within a day of its mail and then stayed was never mailed again, however long it lasted.

set local check_function_bodies = off;

create or replace function private.note_alerts()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  rule private.alert_rule;
  found_now record;
  noted private.alert;
begin
  select * into rule from private.alert_rule where looked_at < now() - interval '1 minute' for update skip locked;
  if not found then return; end if;
  update private.alert_rule set looked_at = now();
  perform private.keep_figures();
  for found_now in select * from private.health_problems() where level = 'alert' loop
    update private.alert set seen_at = now(), facts = found_now.facts
    where kind = found_now.kind and ended_at is null returning * into noted;
    if not found then
      insert into private.alert (kind, facts) values (found_now.kind, found_now.facts) returning * into noted;
    end if;
    -- Once for each, and of what comes back within a day only if it lasts beyond it.
    continue when not rule.by_mail or exists (select from private.queued_mail where alert = noted.id) or exists (
      select from private.alert as earlier join private.queued_mail as mail on mail.alert = earlier.id
      where earlier.kind = noted.kind and earlier.began_at > now() - interval '1 day');
    insert into private.queued_mail (alert, email)
    select noted.id, account.email from private.admins as member join auth.users as account on account.id = member.user_id
    where member.role = 'owner';
  end loop;
  update private.alert set ended_at = seen_at where ended_at is null and seen_at < now() - interval '1 hour';
end $function$;
