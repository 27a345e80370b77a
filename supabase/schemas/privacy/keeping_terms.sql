-- For how long each kind of data is kept: an owner decides, whoever asks may know, and whoever sends mails carries it out
-- (docs/decisions/006). Proofs and closed chats have had their terms before, in private.settings.

create table private.keeping_term (
  kind text primary key check (kind in ('consignments', 'followers', 'inquiries', 'quotes', 'agreedQuotes', 'sentMails', 'notices',
    'newsletters', 'subscriptions', 'audit')),
  days int check (days between 1 and 3650), -- null: until somebody deletes it
  carried_out_at timestamptz, -- null: at the next round
  constraint bounded check (days is not null or kind not in ('quotes', 'notices', 'newsletters'))
);
alter table private.keeping_term enable row level security;
insert into private.keeping_term (kind, days) values
  ('consignments', null), ('followers', null), ('inquiries', null), ('quotes', 180), ('agreedQuotes', null), ('sentMails', null),
  ('notices', 400), ('newsletters', 400), ('subscriptions', null), ('audit', null);

-- What is older than a moment, by its kind, and no more than `most` (null: all of it). What is not done with has no term: an inquiry
-- that nobody has handled, an offer that is open, goods on their way, a subscription that was confirmed or that nobody was asked to
-- confirm: `asked_at` says when the question was queued, and the outcome of its mail whether and when it was asked.
create function private.due_records(data_kind text, before timestamptz, most int) returns setof text
language sql stable set search_path = '' as $$
  (select id::text from public.consignment
   where data_kind = 'consignments' and ended and last_event_at < before and ("sendersName" <> 'Erased' or "recName" <> 'Erased')
   limit most)
  union all
  (select follower.id::text from private.follower join public.consignment as parcel on parcel.id = consignment
   where data_kind = 'followers' and parcel.ended and parcel.last_event_at < before limit most)
  union all
  (select id::text from public."contactForm" where data_kind = 'inquiries' and "handledAt" < before limit most)
  union all
  (select id::text from private.quote
   where data_kind = 'quotes' and state <> 'won' and changed_at < before and not private.is_offer_open(quote) limit most)
  union all
  (select quote_row.id::text from private.quote as quote_row left join public.consignment as parcel on parcel.id = quote_row.consignment
   where data_kind = 'agreedQuotes' and quote_row.state = 'won' and quote_row.changed_at < before
     and (parcel.id is null or private.may_erase_parties(parcel)) limit most)
  union all
  (select key::text from public.mail_log where data_kind = 'sentMails' and updated_at < before limit most)
  union all
  (select id::text from private.notice_job where data_kind = 'notices' and fanned_out_at < before limit most)
  union all
  (select id::text from private.newsletter where data_kind = 'newsletters' and made_at < before limit most)
  union all
  (select entry.subscriber::text from private.subscription as entry
   where data_kind = 'subscriptions' and confirmed_at is null and asked_at < before and not exists (
     select from private.queued_mail as mail
     where mail.subscriber = entry.subscriber and mail.created_at >= entry.asked_at
       and (mail.state in ('waiting', 'sending', 'failed', 'cancelled') or mail.updated_at >= before)) limit most)
  union all
  (select id::text from public.audit where data_kind = 'audit' and at < before and (changes <> '{}' or reason is not null) limit most)
  union all
  (select id::text from private.proof where data_kind = 'proofs' and made_at < before limit most)
  union all
  (select id::text from public.chats where data_kind = 'chats' and "endedChat" and updated_at < before limit most)
$$;

-- Of a consignment both parties are erased, of an entry of the audit its values; anything else is deleted.
create function private.end_keeping(kind text, ids text[]) returns void language plpgsql volatile set search_path = '' as $$
begin
  case kind
    when 'consignments' then
      insert into private.erasure (records, reason)
      select jsonb_agg(jsonb_build_object('kind', 'consignment', 'id', id, 'part', party)), 'The term for which it is kept has ended.'
      from unnest(ids) as id, unnest(array['sender', 'receiver']) as party;
    when 'followers' then delete from private.follower where id = any (ids::bigint[]);
    when 'inquiries' then delete from public."contactForm" where id = any (ids::bigint[]);
    when 'quotes', 'agreedQuotes' then delete from private.quote where id = any (ids::bigint[]);
    when 'sentMails' then delete from public.mail_log where key = any (ids::uuid[]);
    when 'notices' then delete from private.notice_job where id = any (ids::bigint[]);
    when 'newsletters' then
      perform from private.newsletter where id = any (ids::bigint[]) order by id for update;
      perform private.free_unasked(array(
        select mail.id from private.queued_mail as mail join private.newsletter on newsletter.id = mail.newsletter
        where newsletter.id = any (ids::bigint[]) and subject is null order by mail.id for update of mail)); -- as by who claims them
      delete from private.newsletter where id = any (ids::bigint[]);
    when 'subscriptions' then -- but one that is confirmed in this moment
      perform from public."newsLetter" where id = any (ids::bigint[]) order by id for update;
      with unconfirmed as (delete from private.subscription where subscriber = any (ids::bigint[]) and confirmed_at is null returning subscriber)
      delete from public."newsLetter" using unconfirmed where id = subscriber;
    when 'audit' then
      perform private.erase_audited(entry.id, array(
        select name from jsonb_object_keys(entry.salts) as name where name like 'changes.%' or name = 'reason'))
      from public.audit as entry where entry.id = any (ids::bigint[]);
  end case;
end $$;

-- One term at a time, 100 rows at a time, and once an hour where nothing is left. Of many hosts one does it. Which comes next is left
-- to chance: one that fails must not keep the others waiting.
create function private.carry_out_term() returns void language plpgsql volatile set search_path = '' as $$
declare
  term private.keeping_term;
  ids text[];
begin
  select * into term from private.keeping_term
  where days is not null and (carried_out_at < now() - interval '1 hour') is not false
  order by random() limit 1 for update skip locked;
  if not found then return; end if;
  ids := array(select private.due_records(term.kind, now() - make_interval(days => term.days), 100));
  if ids <> '{}' then perform private.end_keeping(term.kind, ids); end if;
  if cardinality(ids) < 100 then update private.keeping_term set carried_out_at = now() where kind = term.kind; end if;
end $$;

-- A part of what has been kept for its term, to be called each minute: by whoever sends mails, or by a host without mail. One that
-- fails keeps neither the others nor mails from their turn.
create function private.carry_out_terms() returns void language plpgsql volatile set search_path = '' as $$
begin
  begin
    perform private.prune_proofs();
  exception when others then raise warning 'No proof is deleted: %', sqlerrm;
  end;
  begin
    perform private.prune_chats();
  exception when others then raise warning 'No chat is deleted: %', sqlerrm;
  end;
  begin
    perform private.prune_followers();
  exception when others then raise warning 'No unconfirmed follower is deleted: %', sqlerrm;
  end;
  begin
    perform private.prune_share_links();
  exception when others then raise warning 'No share link is deleted: %', sqlerrm;
  end;
  begin
    perform private.prune_hits();
  exception when others then raise warning 'Nothing that was counted is deleted: %', sqlerrm;
  end;
  begin
    perform private.carry_out_term();
  exception when others then raise warning 'No term is carried out: %', sqlerrm;
  end;
end $$;

create function private.keeping_terms() returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(kind, days) || jsonb_build_object('proofs', proof_days, 'chats', chat_days)
  from private.keeping_term, private.settings group by proof_days, chat_days
$$;
grant execute on function private.keeping_terms() to anon, authenticated;

-- {kind: days, or null} of each kind of data; the privacy policy shows them.
create function public.keeping_terms() returns jsonb language sql stable set search_path = '' as $$
  select private.keeping_terms()
$$;
grant execute on function public.keeping_terms() to anon, authenticated;

create function private.count_due(kind text, days int) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return (select count(*) from private.due_records(count_due.kind, now() - make_interval(days => count_due.days), null));
end $$;
grant execute on function private.count_due(text, int) to authenticated;

-- How much a term would end at once. For owners, as below.
create function public.count_due(kind text, days int) returns bigint language sql stable set search_path = '' as $$
  select private.count_due(kind, days)
$$;
grant execute on function public.count_due(text, int) to authenticated;

create function private.set_keeping_term(data_kind text, new_days int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before int;
begin
  perform private.require_owner();
  if data_kind = 'proofs' then perform private.set_proof_days(new_days); return; end if;
  if data_kind = 'chats' then perform private.set_chat_days(new_days); return; end if;
  select days into before from private.keeping_term where kind = data_kind for update;
  if not found then raise exception 'There is no kind of data % with a term.', left(data_kind, 30) using errcode = '22023'; end if;
  if new_days not between 1 and 3650 or new_days is null and data_kind in ('quotes', 'notices', 'newsletters') then
    raise exception 'This is kept for 1 to 3650 days.' using errcode = '22023';
  end if;
  if before is not distinct from new_days then return; end if;
  update private.keeping_term set days = new_days, carried_out_at = null where kind = data_kind;
  perform private.record_account(private.actor(), 'update', 'settings', 'keeping_term', 'Terms of keeping',
    jsonb_build_object(data_kind || 'Days', jsonb_build_object('before', before::text, 'after', new_days::text)));
end $$;
grant execute on function private.set_keeping_term(text, int) to authenticated;

-- After how many days a kind of data is deleted, or erased of persons; without days not by itself.
create function public.set_keeping_term(kind text, days int default null) returns void language sql volatile set search_path = '' as $$
  select private.set_keeping_term(kind, days)
$$;
grant execute on function public.set_keeping_term(text, int) to authenticated;
