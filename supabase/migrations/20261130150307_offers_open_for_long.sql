-- An offer that is open for longer than the term of quotes can be seen and accepted until its last day, and is not deleted before.
create function private.is_offer_open(known private.quote) returns boolean language sql stable set search_path = '' as $$
  select known.state = 'quoted' and not private.is_offer_over(known.offer)
$$;

create or replace function private.quote_of(token text) returns private.quote language plpgsql stable set search_path = '' as $$
declare
  hash bytea := private.token_hash(token);
  known private.quote;
begin
  select * into known from private.quote
  where id = coalesce((select id from private.quote where token_hash = hash), (select quote from private.quote_link where token_hash = hash))
    and (changed_at > now() - interval '180 days' or private.is_offer_open(quote));
  return known;
end $$;

create or replace function private.prune_quotes() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.quote where id in (
    select id from private.quote
    where state <> 'won' and changed_at < now() - make_interval(days => (select days from private.keeping_term where kind = 'quotes'))
      and not private.is_offer_open(quote)
    order by changed_at limit 100 for update skip locked);
end $$;

create or replace function private.quote_mail_holds(known private.quote, kind text) returns boolean language sql stable set search_path = '' as $$
  select case kind when 'quoteReceived' then true when 'quoteQuestion' then known.state = 'asked'
    else private.is_offer_open(known) end
$$;

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
  (select id::text from private.quote
   where sought = 'quotes' and state <> 'won' and changed_at < before and not private.is_offer_open(quote) limit most)
  union all
  (select known.id::text from private.quote as known left join public.consignment as parcel on parcel.id = known.consignment
   where sought = 'agreedQuotes' and known.state = 'won' and known.changed_at < before
     and (parcel.id is null or private.may_erase_parties(parcel)) limit most)
  union all
  (select key::text from public.mail_log where sought = 'sentMails' and updated_at < before limit most)
  union all
  (select id::text from private.notice_job where sought = 'notices' and fanned_out_at < before limit most)
  union all
  (select id::text from private.newsletter where sought = 'newsletters' and made_at < before limit most)
  union all
  (select known.subscriber::text from private.subscription as known
   where sought = 'subscriptions' and confirmed_at is null and asked_at < before and not exists (
     select from private.queued_mail as mail
     where mail.subscriber = known.subscriber and mail.created_at >= known.asked_at
       and (mail.state in ('waiting', 'sending', 'failed', 'cancelled') or mail.updated_at >= before)) limit most)
  union all
  (select id::text from public.audit where sought = 'audit' and at < before and (changes <> '{}' or reason is not null) limit most)
  union all
  (select id::text from private.proof where sought = 'proofs' and made_at < before limit most)
  union all
  (select id::text from public.chats where sought = 'chats' and "endedChat" and updated_at < before limit most)
$$;
