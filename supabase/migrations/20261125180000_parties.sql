-- Drafted from supabase/schemas. Read every statement, and say here why the change is made.

set local check_function_bodies = off;

create table "private"."party_code" (
  "consignment" bigint not null,
  "party" text not null,
  "salt" uuid not null,
  "hash" bytea not null,
  "expires_at" timestamp with time zone not null,
  "tries" integer not null default 0,
  constraint "party_code_party_check" check ((party = ANY (ARRAY['sender'::text, 'receiver'::text]))),
  constraint "party_code_pkey" primary key (consignment, party)
);

alter table "private"."party_code"
  enable row level security;

create table "private"."party_word" (
  "consignment" bigint not null,
  "party" text not null,
  "word" text not null,
  constraint "party_word_party_check" check ((party = ANY (ARRAY['sender'::text, 'receiver'::text]))),
  constraint "party_word_pkey" primary key (consignment, party)
);

alter table "private"."party_word"
  enable row level security;

create or replace function private.begin_party_code (
  entered text,
  asked_by text,
  client text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
  made private.party_code;
  address text;
  code text := private.new_party_code();
begin
  perform private.count_client(client);
  perform private.take('partyCode');
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found or asked_by not in ('sender', 'receiver') or not (select mask_parties from private.settings) then
    return null;
  end if;
  address := btrim(case asked_by when 'sender' then parcel."sendersEmail" else parcel."recEmail" end);
  if not private.is_mail_address(address) or not private.allows('partyCodeOf', parcel."trackingId" || ' ' || asked_by) then
    return null;
  end if;
  made.salt := gen_random_uuid();
  insert into private.party_code (consignment, party, salt, hash, expires_at)
  values (parcel.id, asked_by, made.salt, private.code_hash(code, made.salt), now() + interval '15 minutes')
  on conflict (consignment, party) do update
    set salt = excluded.salt, hash = excluded.hash, expires_at = excluded.expires_at, tries = 0;
  return jsonb_build_object('email', address, 'code', code, 'trackingId', parcel."trackingId");
end $function$;

create or replace function private.code_hash (
  code text,
  salt uuid
)
  returns bytea
  language sql
  immutable
  set search_path to ''
  AS $function$
  select sha256(convert_to(salt || code, 'UTF8'))
$function$;

create or replace function private.entered_id (
  entered text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select upper(typed) from regexp_replace(left(entered, 100), '[[:space:]\u00a0\u2010-\u2015-]', '', 'g') as typed
  where typed ~ '^[0-9A-Za-z]{8}$'
$function$;

create or replace function private.invite_staff (
  invited text,
  new_role text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  made private.account_link;
begin
  perform private.begin_staff_change();
  perform private.take('accountLink', auth.uid()::text);
  made.purpose := 'invitation';
  made.email := lower(btrim(invited));
  made.role := new_role;
  made.made_by := auth.uid();
  if not private.is_mail_address(made.email) then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  if private.is_on_staff(made.email) then
    raise exception 'This person is on the staff already.' using errcode = 'PT409';
  end if;
  delete from private.account_link where purpose = 'invitation' and email = made.email; -- an earlier link works no more
  perform private.record_account(private.actor(), 'insert', 'invitation', made.email, made.email,
    jsonb_build_object('role', jsonb_build_object('before', null, 'after', new_role)));
  return private.make_account_link(made, interval '7 days');
end $function$;

create or replace function private.is_mail_address (
  address text
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select char_length(address) <= 120
    and address ~ '^[^[:space:]@<>,;"\\]{1,64}@[^[:space:]@<>,;"\\]+\.[^[:space:]@<>,;"\\]+$'
$function$;

create or replace function private.is_used_up (
  used_action text,
  who text
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (
    select from private.hits join private.limits using (action)
    where action = used_action and client = who and hits >= per_client
      and window_start = date_bin(make_interval(secs => window_seconds), now(), 'epoch'))
$function$;

create or replace function private.new_party_code()
  returns text
  language sql
  set search_path to ''
  AS $function$
  select lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 100000000)::text, 8, '0')
$function$;

create or replace function private.open_parties (
  entered text,
  secret text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  typed text := translate(upper(regexp_replace(left(secret, 100), '[^0-9A-Za-z]', '', 'g')), 'OIL', '011');
  parcel public.consignment;
  is_word boolean;
begin
  perform private.take('partyTry');
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('parties', parcel.id));
  is_word := exists (select from private.party_word where consignment = parcel.id and word = typed);
  delete from private.party_code where consignment = parcel.id and expires_at > now() and tries < 5
    and hash = private.code_hash(typed, salt);
  if found or is_word and not private.is_used_up('partyWrong', parcel."trackingId") then
    return private.parties_of(parcel);
  end if;
  update private.party_code set tries = tries + 1 where consignment = parcel.id;
  perform private.allows('partyWrong', parcel."trackingId");
  return null;
end $function$;

create or replace function private.parties_of (
  parcel public.consignment
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'sendersName', parcel."sendersName", 'sendersEmail', parcel."sendersEmail",
    'sendersAddress', parcel."sendersAddress", 'sendersPhone', parcel."sendersPhone",
    'recName', parcel."recName", 'recEmail', parcel."recEmail",
    'recAddress', parcel."recAddress", 'recPhone', parcel."recPhone")
$function$;

create or replace function private.party_words (
  parcel bigint
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  insert into private.party_word (consignment, party, word)
  select id, party, private.new_tracking_id() from public.consignment, unnest(array['sender', 'receiver']) as party
  where id = parcel
  on conflict (consignment, party) do nothing;
  return (select jsonb_object_agg(party, word) from private.party_word where consignment = parcel);
end $function$;

create or replace function private.reset_party_word (
  parcel bigint,
  whose text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known text;
begin
  perform private.require_admin();
  select "trackingId" into known from public.consignment where id = parcel;
  if not found then raise exception 'This consignment was deleted.' using errcode = 'PT404'; end if;
  insert into private.party_word values (parcel, whose, private.new_tracking_id())
  on conflict (consignment, party) do update set word = excluded.word;
  delete from private.party_code where consignment = parcel and party = whose;
  perform private.record_account(private.actor(), 'update', 'party_word', parcel::text, known, '{}');
end $function$;

create or replace function private.scanned (
  entered text
)
  returns public.consignment
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  parcel public.consignment;
begin
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  return parcel;
end $function$;

create or replace function private.set_mask_parties (
  masked boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_owner();
  update private.settings set mask_parties = masked where mask_parties <> masked;
  if not found then return; end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'mask_parties', 'Parties on the tracking page',
    jsonb_build_object('maskParties', jsonb_build_object('before', not masked, 'after', masked)));
end $function$;

create or replace function private.site_settings()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return (select jsonb_build_object('maskParties', mask_parties) from private.settings);
end $function$;

create or replace function private.tracked (
  entered text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  known text := private.entered_id(entered);
begin
  if known is null then return null; end if;
  return (
    select to_jsonb(shown) || jsonb_build_object('partiesLocked', settings.mask_parties)
      || case when settings.mask_parties then private.masked(parcel) else '{}' end
    from private.settings, public.consignment as parcel
      left join private.consignment_key on consignment_key.consignment = parcel.id,
    lateral (select
      parcel."trackingId",
      parcel."sendersName", parcel."sendersEmail", parcel."sendersAddress", parcel."sendersPhone",
      parcel."recName", parcel."recEmail", parcel."recAddress", parcel."recPhone",
      parcel.product, parcel."itemQuantity", parcel."itemWeight", parcel."paymentMode",
      parcel.type, parcel."shipmentMode", parcel."carrierRef", parcel."typeOfShipment", parcel.comment,
      parcel."departedFrom", parcel."headingTo", parcel."timeCreated", parcel."deliveryDate",
      parcel.status, parcel."currentLocation", parcel.city, parcel."currentTime", parcel.remark, parcel.locations,
      parcel.journey, parcel.archived_at, consignment_key.topic
    ) as shown
    where parcel."trackingId" = known);
end $function$;

create or replace function public.begin_party_code (
  tracking_id text,
  party text,
  client text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.begin_party_code(tracking_id, party, client)
$function$;

create or replace function public.open_parties (
  tracking_id text,
  secret text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.open_parties(tracking_id, secret)
$function$;

create or replace function public.party_words (
  consignment bigint
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.party_words(consignment)
$function$;

create or replace function public.reset_party_word (
  consignment bigint,
  party text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.reset_party_word(consignment, party)
$function$;

create or replace function public.set_mask_parties (
  masked boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_mask_parties(masked)
$function$;

create or replace function public.site_settings()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.site_settings()
$function$;

alter table "private"."party_code"
  add constraint "party_code_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

alter table "private"."party_word"
  add constraint "party_word_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

revoke all on function "private"."begin_party_code"(text, text, text) from public;

grant execute on function "private"."begin_party_code"(text, text, text) to "service_role";

revoke all on function "private"."code_hash"(text, uuid) from public;

revoke all on function "private"."entered_id"(text) from public;

revoke all on function "private"."is_mail_address"(text) from public;

revoke all on function "private"."is_used_up"(text, text) from public;

revoke all on function "private"."new_party_code"() from public;

revoke all on function "private"."open_parties"(text, text) from public;

grant execute on function "private"."open_parties"(text, text) to "anon", "authenticated";

revoke all on function "private"."parties_of"(public.consignment) from public;

revoke all on function "private"."party_words"(bigint) from public;

grant execute on function "private"."party_words"(bigint) to "authenticated";

revoke all on function "private"."reset_party_word"(bigint, text) from public;

grant execute on function "private"."reset_party_word"(bigint, text) to "authenticated";

revoke all on function "private"."set_mask_parties"(boolean) from public;

grant execute on function "private"."set_mask_parties"(boolean) to "authenticated";

revoke all on function "private"."site_settings"() from public;

grant execute on function "private"."site_settings"() to "authenticated";

revoke all on function "public"."begin_party_code"(text, text, text) from public;

grant execute on function "public"."begin_party_code"(text, text, text) to "service_role";

revoke all on function "public"."open_parties"(text, text) from public;

grant execute on function "public"."open_parties"(text, text) to "anon", "authenticated";

revoke all on function "public"."party_words"(bigint) from public;

grant execute on function "public"."party_words"(bigint) to "authenticated";

revoke all on function "public"."reset_party_word"(bigint, text) from public;

grant execute on function "public"."reset_party_word"(bigint, text) to "authenticated";

revoke all on function "public"."set_mask_parties"(boolean) from public;

grant execute on function "public"."set_mask_parties"(boolean) to "authenticated";

revoke all on function "public"."site_settings"() from public;

grant execute on function "public"."site_settings"() to "authenticated";

-- To be decided: rows, which an owner may have changed.
-- + row of private.limits: {"action": "partyCode", "overall": 400, "per_client": 5, "window_seconds": 3600}
-- + row of private.limits: {"action": "partyCodeOf", "overall": null, "per_client": 3, "window_seconds": 3600}
-- + row of private.limits: {"action": "partyTry", "overall": 1200, "per_client": 20, "window_seconds": 3600}
-- + row of private.limits: {"action": "partyWrong", "overall": null, "per_client": 10, "window_seconds": 86400}

insert into private.limits (action, per_client, overall, window_seconds) values
  ('partyTry', 20, 1200, 3600),
  ('partyWrong', 10, null, 86400),
  ('partyCode', 5, 400, 3600),
  ('partyCodeOf', 3, null, 3600);
