-- Who was asked to confirm a subscription and never did was kept until somebody deleted it: an owner can set a term for it now.

alter table private.keeping_term drop constraint keeping_term_kind_check;
alter table private.keeping_term add constraint keeping_term_kind_check check (kind in ('consignments', 'followers', 'inquiries',
  'quotes', 'agreedQuotes', 'sentMails', 'notices', 'newsletters', 'subscriptions', 'audit'));
insert into private.keeping_term (kind, days) values ('subscriptions', null);

create or replace function private.due(sought text, before timestamptz, most int) returns setof text
language sql stable set search_path = '' as $$
  (select id::text from public.consignment
   where sought = 'consignments' and ended and last_event_at < before and ("sendersName" <> 'Erased' or "recName" <> 'Erased')
   limit most)
  union all
  (select follower.id::text from private.follower join public.consignment as parcel on parcel.id = consignment
   where sought = 'followers' and parcel.ended and parcel.last_event_at < before limit most)
  union all
  (select id::text from public."contactForm" where sought = 'inquiries' and "handledAt" < before limit most)
  union all
  (select id::text from private.quote where sought = 'quotes' and state <> 'won' and changed_at < before limit most)
  union all
  (select known.id::text from private.quote as known left join public.consignment as parcel on parcel.id = known.consignment
   where sought = 'agreedQuotes' and known.state = 'won' and known.changed_at < before
     and (parcel.id is null or private.may_erase_parties(parcel)) limit most)
  union all
  (select key::text from public.mail_log where sought = 'sentMails' and updated_at < before and state <> 'claimed' limit most)
  union all
  (select id::text from private.notice_job where sought = 'notices' and fanned_out_at < before limit most)
  union all
  (select id::text from private.newsletter where sought = 'newsletters' and made_at < before limit most)
  union all
  (select subscriber::text from private.subscription
   where sought = 'subscriptions' and confirmed_at is null and asked_at < before limit most)
  union all
  (select id::text from public.audit where sought = 'audit' and at < before and (changes <> '{}' or reason is not null) limit most)
  union all
  (select id::text from private.proof where sought = 'proofs' and made_at < before limit most)
  union all
  (select id::text from public.chats where sought = 'chats' and "endedChat" and updated_at < before limit most)
$$;

create or replace function private.end_keeping(kind text, ids text[]) returns void language plpgsql volatile set search_path = '' as $$
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
    when 'newsletters' then delete from private.newsletter where id = any (ids::bigint[]);
    when 'subscriptions' then -- but one that is confirmed in this moment
      with ended as (delete from private.subscription where subscriber = any (ids::bigint[]) and confirmed_at is null returning subscriber)
      delete from public."newsLetter" using ended where id = subscriber;
    when 'audit' then
      perform private.erase_audited(entry.id, array(
        select name from jsonb_object_keys(entry.salts) as name where name like 'changes.%' or name = 'reason'))
      from public.audit as entry where entry.id = any (ids::bigint[]);
  end case;
end $$;
