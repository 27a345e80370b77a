-- An error in what is done in passing kept all mail back, and a mail to an erased address could leave again.

set local check_function_bodies = off;

create or replace function private.is_erased(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.email = 'Erased ' || mail.id
$$;

create or replace function private.tidy_queue() returns void language plpgsql volatile set search_path = '' as $$
begin
  update private.queued_mail set state = 'unknown', updated_at = now(),
    reason = 'Sending was interrupted, so nobody can tell whether it left.'
  where state = 'sending' and leased_until < now();
  update private.queued_mail set state = 'failed', updated_at = now(), reason = coalesce(reason, 'It could not be sent in time.')
  where state = 'waiting' and newsletter is null and due_at < now() - interval '3 days';
  begin
    perform private.prune_proofs();
  exception when others then raise warning 'No proof is deleted: %', sqlerrm; -- mails leave all the same
  end;
  begin
    perform private.prune_chats();
  exception when others then raise warning 'No chat is deleted: %', sqlerrm;
  end;
  begin
    perform private.carry_out_terms();
  exception when others then raise warning 'No term is carried out: %', sqlerrm;
  end;
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
        or private.has_stopped((select consignment from private.notice_job where id = job), party, email)
        or newsletter in (select id from private.newsletter where cancelled_at is not null) then 'cancelled'
      when attempts > cardinality(waits) then 'failed' else 'waiting' end,
    due_at = case when outcome = 'later' then now() + coalesce(waits[attempts], '0') else due_at end,
    reason = case when outcome not in ('sent', 'kept') then left(why, 500) end,
    leased_until = null, updated_at = now()
  where message = leaving and state in ('sending', 'unknown');
  perform private.poke(chat, chat_seq, 'address', 'agent') from private.queued_mail where message = leaving and chat is not null;
end $$;

create or replace function private.resend_quote_mail(mail bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen private.queued_mail;
  known private.quote;
begin
  perform private.require_admin();
  select * into chosen from private.queued_mail where id = mail and quote is not null;
  if not found then raise exception 'This mail does not exist any more.' using errcode = 'PT404'; end if;
  known := private.locked_quote(chosen.quote);
  if exists (select from private.queued_mail where id = mail and private.is_erased(queued_mail)) then
    raise exception 'This address is not told any more.' using errcode = 'PT409';
  end if;
  if chosen.quote_mail <> 'quoteReceived'
    and known.state <> (case chosen.quote_mail when 'quoteQuestion' then 'asked' else 'quoted' end)
    or exists (select from private.queued_mail where quote = known.id and quote_mail = chosen.quote_mail and id > mail)
  then
    raise exception 'This mail has been overtaken: what it says is not the present state of the quote.' using errcode = 'PT409';
  end if;
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now()
  where id = mail and state in ('failed', 'unknown');
  return private.quote_file(known);
end $$;
