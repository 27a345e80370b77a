-- Whom a question had not reached by a mail that failed, or that was being sent when the question was cancelled, could never be asked again.

set local check_function_bodies = off;

create or replace function private.free_unasked(mails bigint[]) returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.subscription where subscriber in (
    select known.subscriber from private.subscription as known
      join private.queued_mail as mail on mail.subscriber = known.subscriber and mail.created_at >= known.asked_at
      join private.newsletter as question on question.id = mail.newsletter
    where mail.id = any (mails) and mail.state in ('waiting', 'failed', 'cancelled') and question.subject is null and known.confirmed_at is null
    for update of known skip locked);
end $$;

revoke all on function private.free_unasked(bigint[]) from public;

-- Those of questions that were cancelled before.
select private.free_unasked(array(
  select mail.id from private.queued_mail as mail join private.newsletter on newsletter.id = mail.newsletter
  where cancelled_at is not null));

create or replace function private.cancel_newsletter(known bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.newsletter set cancelled_at = now() where id = known and cancelled_at is null;
  if not found then return; end if;
  update private.queued_mail set state = 'cancelled', updated_at = now() where newsletter = known and state = 'waiting';
  perform private.free_unasked(array(select id from private.queued_mail where newsletter = known));
  perform private.record_newsletter(known, 'update', 'cancelled', 'no', 'yes'); -- last: whoever unsubscribes waits for the audit
end $$;

create or replace function private.settle_mail(leaving uuid, outcome text, why text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  waits constant interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours'];
begin
  if outcome not in ('sent', 'kept', 'failed', 'unknown', 'later') then
    raise exception 'There is no outcome %.', outcome using errcode = '22023';
  end if;
  update private.queued_mail
  set state = case when outcome <> 'later' then outcome
      when follower is null and party is null and subscriber is null and chat is null and quote is null and alert is null -- has left while it was being sent
        or private.is_erased(queued_mail)
        or party is not null and private.has_stopped((select consignment from private.notice_job where id = job), email)
        or newsletter in (select id from private.newsletter where cancelled_at is not null) then 'cancelled'
      when attempts > cardinality(waits) then 'failed' else 'waiting' end,
    due_at = case when outcome = 'later' then now() + coalesce(waits[attempts], '0') else due_at end,
    reason = case when outcome not in ('sent', 'kept') then left(why, 500) end,
    leased_until = null, updated_at = now()
  where message = leaving and state in ('sending', 'unknown');
  perform private.free_unasked(array(
    select mail.id from private.queued_mail as mail join private.newsletter on newsletter.id = mail.newsletter
    where message = leaving and cancelled_at is not null));
  perform private.poke(chat, chat_seq, 'address', 'agent') from private.queued_mail where message = leaving and chat is not null;
end $$;
