-- A newsletter that was paused could be neither resumed nor cancelled once ten others had been written: it was not listed any more.
create or replace function private.newsletters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('unasked', count(*) filter (where asked_at is null),
      'asked', count(*) filter (where asked_at is not null and confirmed_at is null),
      'confirmed', count(confirmed_at),
      'sent', (select coalesce(jsonb_agg(private.newsletter_shown(known) order by (known).id desc), '[]')
               from (
                 select letter as known from private.newsletter as letter
                 where id in (select id from private.newsletter order by id desc limit 10)
                   or exists (select from private.queued_mail where newsletter = letter.id and state in ('waiting', 'sending'))
               ) as listed))
    from public."newsLetter" left join private.subscription on subscriber = id);
end $$;
