-- How many of a newsletter can be sent again: what failed for want of an address cannot.
create or replace function private.newsletter_shown(known private.newsletter) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('id', known.id, 'subject', known.subject, 'madeAt', private.instant(known.made_at),
    'madeBy', known.made_by, 'paused', known.paused_at is not null, 'cancelled', known.cancelled_at is not null,
    'total', known.total, 'counts', coalesce(jsonb_object_agg(state, mails), '{}'),
    'again', (select count(*) from private.queued_mail
              where newsletter = known.id and state = 'failed' and subscriber is not null and private.is_mail_address(email)),
    'reasons', coalesce((
      select jsonb_agg(jsonb_build_object('state', state, 'reason', reason, 'count', mails) order by mails desc, reason)
      from (select state, coalesce(reason, '') as reason, count(*) as mails from private.queued_mail
            where newsletter = known.id and state in ('failed', 'unknown') group by 1, 2 order by 3 desc limit 10) as grouped
    ), '[]'))
  from (select state, count(*) as mails from private.queued_mail where newsletter = known.id group by state) as counted
$$;
