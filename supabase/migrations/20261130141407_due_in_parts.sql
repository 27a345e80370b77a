-- Each round read everything whose term had ended, and ended a hundred of it.

set local check_function_bodies = off;

drop function private.due(text, timestamptz);

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
  (select id::text from public.audit where sought = 'audit' and at < before and (changes <> '{}' or reason is not null) limit most)
  union all
  (select id::text from private.proof where sought = 'proofs' and made_at < before limit most)
  union all
  (select id::text from public.chats where sought = 'chats' and "endedChat" and updated_at < before limit most)
$$;

create or replace function private.carry_out_terms() returns void language plpgsql volatile set search_path = '' as $$
declare
  term private.keeping_term;
  ids text[];
begin
  select * into term from private.keeping_term
  where days is not null and (carried_out_at < now() - interval '1 hour') is not false
  order by carried_out_at nulls first, kind limit 1 for update skip locked;
  if not found then return; end if;
  ids := array(select private.due(term.kind, now() - make_interval(days => term.days), 100));
  if ids <> '{}' then perform private.end_keeping(term.kind, ids); end if;
  if cardinality(ids) < 100 then update private.keeping_term set carried_out_at = now() where kind = term.kind; end if;
end $$;

create or replace function private.count_due(kind text, days int) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return (select count(*) from private.due(count_due.kind, now() - make_interval(days => count_due.days), null));
end $$;
