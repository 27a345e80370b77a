-- Proof of delivery: signature and photographs, for the parties and holders of a link with that scope.

set local check_function_bodies = off;

alter table "private"."share_link"
  drop constraint "share_link_scope_check";

create table "private"."proof_photo" (
  "proof" uuid not null,
  "position" integer not null,
  "photo" bytea not null,
  constraint "proof_photo_pkey" primary key (proof, "position"),
  constraint "proof_photo_position_check" check ((("position" >= 1) AND ("position" <= 4)))
);

alter table "private"."proof_photo"
  enable row level security;

create table "private"."proof" (
  "id" uuid not null,
  "consignment" bigint not null,
  "signature" jsonb,
  "place" private.line,
  "moment" private.moment not null,
  "taken_by" text not null,
  "made_at" timestamp with time zone not null default now(),
  constraint "proof_pkey" primary key (id),
  "signer" private.required_line not null
);

alter table "private"."proof"
  enable row level security;

alter table "private"."settings"
  add column "proof_days" integer not null default 365;

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
  if not found or asked_by not in ('sender', 'receiver') or not ((select mask_parties from private.settings)
      or exists (select from private.proof where consignment = parcel.id)) then
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

create or replace function private.add_proof (
  proof uuid,
  entered text,
  signer text,
  signature jsonb,
  place text,
  moment timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known private.proof;
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  perform private.prune_proofs();
  known.consignment := (private.scanned(entered)).id;
  if known.consignment is null then
    raise exception 'There is no consignment with this id.' using errcode = 'PT404';
  end if;
  if signature is not null and private.is_signature(signature) is not true then
    raise exception 'The signature is not one that was drawn here.' using errcode = '22023';
  end if;
  if moment > now() + interval '1 day' then
    raise exception 'The time of a delivery cannot be in the future.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('proofs', known.consignment));
  if exists (select from private.proof as earlier where earlier.id = add_proof.proof) then
    if not exists (select from private.proof as earlier
                   where earlier.id = add_proof.proof and earlier.consignment = known.consignment
                     and earlier.taken_by = private.who()) then
      raise exception 'This key belongs to another proof.' using errcode = 'PT409';
    end if;
    return;
  end if;
  if 20 <= (select count(*) from private.proof as earlier where earlier.consignment = known.consignment) then
    raise exception 'This consignment has 20 proofs already.' using errcode = 'PT409';
  end if;
  known.id := proof;
  known.signer := btrim(signer);
  known.signature := signature;
  known.place := nullif(btrim(place), '');
  known.moment := moment;
  known.taken_by := private.who();
  known.made_at := now();
  insert into private.proof select known.*;
  perform private.record_proof(known, 'insert', null);
end $function$;

create or replace function private.add_proof_photo (
  known uuid,
  place_in_row integer,
  encoded text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  picture bytea := private.decoded(encoded);
begin
  perform private.require_staff();
  perform private.take('scan', auth.uid()::text);
  if not exists (select from private.proof where id = known and taken_by = private.who()) then
    raise exception 'There is no such proof of yours.' using errcode = 'PT404';
  end if;
  if private.is_photo(picture) is not true then
    raise exception 'A photograph must be a JPEG of at most 200 kB, without data of the camera.' using errcode = '22023';
  end if;
  insert into private.proof_photo (proof, position, photo) values (known, place_in_row, picture)
  on conflict do nothing;
  if not found and not exists (select from private.proof_photo
                               where proof = known and position = place_in_row and photo = picture) then
    raise exception 'Another photograph is stored in this place.' using errcode = 'PT409';
  end if;
end $function$;

create or replace function private.consignment_proofs (
  parcel bigint
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'signer', signer, 'signature', signature, 'place', place,
      'moment', private.instant(moment), 'takenBy', taken_by,
      'photos', (select count(*) from private.proof_photo where proof = proof.id)) order by moment desc, id), '[]')
    from private.proof where consignment = parcel);
end $function$;

create or replace function private.decoded (
  encoded text
)
  returns bytea
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if octet_length(encoded) > 300000 then return null; end if;
  return decode(encoded, 'base64');
exception when invalid_parameter_value then return null;
end $function$;

create or replace function private.delete_proof (
  known uuid,
  why text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  gone private.proof;
begin
  perform private.require_admin();
  if private.is_blank(why) is not false then
    raise exception 'Say why the proof is deleted.' using errcode = '22023';
  end if;
  delete from private.proof where id = known returning * into gone;
  if found then perform private.record_proof(gone, 'delete', left(btrim(why), 120)); end if;
end $function$;

create or replace function private.is_photo (
  photo bytea
)
  returns boolean
  language plpgsql
  immutable
  strict
  set search_path to ''
  AS $function$
declare
  at int := 2;
  marker int;
  has_size boolean := false;
begin
  if octet_length(photo) not between 100 and 204800 or substr(photo, 1, 2) <> '\xffd8' then return false; end if;
  loop
    if at + 9 > octet_length(photo) or get_byte(photo, at) <> 255 then return false; end if;
    marker := get_byte(photo, at + 1);
    exit when marker = 218; -- SOS
    if marker in (192, 194) then -- SOF0, SOF2
      has_size := get_byte(photo, at + 5) * 256 + get_byte(photo, at + 6) between 1 and 4096
        and get_byte(photo, at + 7) * 256 + get_byte(photo, at + 8) between 1 and 4096;
    elsif marker not in (196, 219, 221, 224) -- DHT, DQT, DRI, APP0
        and not (marker = 226 and substr(photo, at + 5, 11) = 'ICC_PROFILE'::bytea) then -- APP2 with a colour profile
      return false;
    end if;
    at := at + 2 + get_byte(photo, at + 2) * 256 + get_byte(photo, at + 3);
  end loop;
  return has_size and at + position('\xffd9'::bytea in substr(photo, at + 1)) + 1 = octet_length(photo);
end $function$;

create or replace function private.is_signature (
  drawn jsonb
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(drawn) is distinct from 'array' or octet_length(drawn::text) > 40000 then return false; end if;
  if exists (select from jsonb_array_elements(drawn) as line
             where jsonb_typeof(line) <> 'array' or jsonb_array_length(line) < 4 or jsonb_array_length(line) % 2 <> 0) then
    return false;
  end if;
  return jsonb_array_length(drawn) > 0 and not exists (
    select from jsonb_array_elements(drawn) as line, jsonb_array_elements(line) as coordinate
    where case when jsonb_typeof(coordinate) = 'number'
      then coordinate::numeric not between 0 and 1000 or coordinate::numeric % 1 <> 0 else true end);
end $function$;

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
  judged private.party_word := private.judge_secret(entered, secret, true);
begin
  return (select private.parties_of(parcel)
            || jsonb_build_object('byWord', judged.word is not null, 'proofs', private.proofs_of(parcel.id))
          from public.consignment as parcel where id = judged.consignment);
end $function$;

create or replace function private.open_share_link (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.share_link;
begin
  perform private.take('shareLook');
  update private.share_link set opened = opened + 1, opened_at = now()
  where token_hash = private.sha256_hex(token) and expires_at > now()
  returning * into link;
  return (select jsonb_build_object('scope', link.scope, 'expiresAt', private.instant(link.expires_at),
            'consignment', private.shared(parcel, link.scope))
            || case link.scope when 'proof' then jsonb_build_object('proofs', private.proofs_of(parcel.id)) else '{}' end
          from public.consignment as parcel where id = link.consignment);
end $function$;

create or replace function private.photos_of (
  known uuid
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select coalesce(jsonb_agg(translate(encode(photo, 'base64'), E'\n', '') order by position), '[]')
          from private.proof_photo where proof = known);
end $function$;

create or replace function private.proof_photos (
  known uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  return private.photos_of(known);
end $function$;

create or replace function private.proofs_of (
  parcel bigint
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('signer', signer, 'signature', signature, 'place', place,
      'moment', private.instant(moment), 'photos', case when age <= 3 then private.photos_of(id) else '[]' end) order by age), '[]')
    from (select proof.*, row_number() over (order by moment desc, id) as age from private.proof, private.settings
          where consignment = parcel and made_at > now() - make_interval(days => proof_days)) as known);
end $function$;

create or replace function private.prune_proofs()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  delete from private.proof where id in (
    select id from private.proof where made_at < now() - make_interval(days => (select proof_days from private.settings))
    order by made_at limit 100 for update skip locked);
end $function$;

create or replace function private.record_proof (
  known private.proof,
  done text,
  reason text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  entry public.audit;
begin
  entry.actor := private.actor();
  entry.action := done;
  entry.subject := 'proof';
  entry.subject_id := known.id::text;
  entry.consignment := known.consignment;
  entry.label := (select "trackingId" from public.consignment where id = known.consignment);
  entry.reason := reason;
  entry.changes := jsonb_build_object(
    'moment', jsonb_build_object(case done when 'insert' then 'after' else 'before' end, private.instant(known.moment)));
  perform private.append_audit(entry);
end $function$;

create or replace function private.set_proof_days (
  days integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before int := (select proof_days from private.settings);
begin
  perform private.require_owner();
  if days is null or days not between 1 and 3650 then
    raise exception 'Proofs are kept for 1 to 3650 days.' using errcode = '22023';
  end if;
  update private.settings set proof_days = days where proof_days <> days;
  if not found then return; end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'proof_days', 'Proofs of delivery',
    jsonb_build_object('proofDays', jsonb_build_object('before', before::text, 'after', days::text)));
end $function$;

create or replace function private.shared (
  parcel public.consignment,
  scope text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  parties jsonb := private.parties_of(parcel);
begin
  return (private.tracked(parcel."trackingId") - 'topic' - 'partiesLocked') || case scope
    when 'journey' then (select jsonb_object_agg(key, '') from jsonb_object_keys(parties) as key)
    else parties end;
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
  return (select jsonb_build_object('maskParties', mask_parties, 'proofDays', proof_days) from private.settings);
end $function$;

create or replace function private.tidy_queue()
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update private.queued_mail set state = 'unknown', updated_at = now(),
    reason = 'Sending was interrupted, so nobody can tell whether it left.'
  where state = 'sending' and leased_until < now();
  update private.queued_mail set state = 'failed', updated_at = now(), reason = coalesce(reason, 'It could not be sent in time.')
  where state = 'waiting' and job is not null and due_at < now() - interval '3 days';
  delete from private.notice_job where id in (
    select id from private.notice_job where fanned_out_at < now() - interval '400 days' limit 100 for update skip locked);
  perform private.prune_proofs();
  delete from private.newsletter where id in (
    select id from private.newsletter where made_at < now() - interval '400 days' limit 1 for update skip locked);
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
    select to_jsonb(shown) || jsonb_build_object('partiesLocked', settings.mask_parties,
        'hasProof', exists (select from private.proof where consignment = parcel.id))
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

create or replace function public.add_proof (
  proof uuid,
  tracking_id text,
  signer text,
  signature jsonb,
  place text,
  moment timestamp with time zone
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.add_proof(proof, tracking_id, signer, signature, place, moment)
$function$;

create or replace function public.add_proof_photo (
  proof uuid,
  number integer,
  photo text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.add_proof_photo(proof, number, photo)
$function$;

create or replace function public.consignment_proofs (
  consignment bigint
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.consignment_proofs(consignment)
$function$;

create or replace function public.delete_proof (
  proof uuid,
  reason text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.delete_proof(proof, reason)
$function$;

create or replace function public.proof_photos (
  proof uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.proof_photos(proof)
$function$;

create or replace function public.set_proof_days (
  days integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.set_proof_days(days)
$function$;

alter table "private"."proof"
  add constraint "proof_consignment_fkey" foreign key (consignment) references public.consignment(id) on delete cascade;

alter table "private"."proof_photo"
  add constraint "proof_photo_proof_fkey" foreign key (proof) references private.proof(id) on delete cascade;

alter table "private"."settings"
  add constraint "settings_proof_days_check" check (((proof_days >= 1) AND (proof_days <= 3650)));

alter table "private"."share_link"
  add constraint "share_link_scope_check" check ((scope = ANY (ARRAY['journey'::text, 'parties'::text, 'proof'::text])));

create index proof_consignment on private.proof using btree (consignment, moment);

create index proof_made_at on private.proof using btree (made_at);

revoke all on function "private"."add_proof"(uuid, text, text, jsonb, text, timestamp with time zone) from public;

grant execute
  on function "private"."add_proof"(uuid, text, text, jsonb, text, timestamp with time zone)
  to "authenticated";

revoke all on function "private"."add_proof_photo"(uuid, integer, text) from public;

grant execute on function "private"."add_proof_photo"(uuid, integer, text) to "authenticated";

revoke all on function "private"."consignment_proofs"(bigint) from public;

grant execute on function "private"."consignment_proofs"(bigint) to "authenticated";

revoke all on function "private"."decoded"(text) from public;

revoke all on function "private"."delete_proof"(uuid, text) from public;

grant execute on function "private"."delete_proof"(uuid, text) to "authenticated";

revoke all on function "private"."is_photo"(bytea) from public;

revoke all on function "private"."is_signature"(jsonb) from public;

revoke all on function "private"."photos_of"(uuid) from public;

revoke all on function "private"."proof_photos"(uuid) from public;

grant execute on function "private"."proof_photos"(uuid) to "authenticated";

revoke all on function "private"."proofs_of"(bigint) from public;

revoke all on function "private"."prune_proofs"() from public;

revoke all on function "private"."record_proof"(private.proof, text, text) from public;

revoke all on function "private"."set_proof_days"(integer) from public;

grant execute on function "private"."set_proof_days"(integer) to "authenticated";

revoke all on function "public"."add_proof"(uuid, text, text, jsonb, text, timestamp with time zone) from public;

grant execute
  on function "public"."add_proof"(uuid, text, text, jsonb, text, timestamp with time zone)
  to "authenticated";

revoke all on function "public"."add_proof_photo"(uuid, integer, text) from public;

grant execute on function "public"."add_proof_photo"(uuid, integer, text) to "authenticated";

revoke all on function "public"."consignment_proofs"(bigint) from public;

grant execute on function "public"."consignment_proofs"(bigint) to "authenticated";

revoke all on function "public"."delete_proof"(uuid, text) from public;

grant execute on function "public"."delete_proof"(uuid, text) to "authenticated";

revoke all on function "public"."proof_photos"(uuid) from public;

grant execute on function "public"."proof_photos"(uuid) to "authenticated";

revoke all on function "public"."set_proof_days"(integer) from public;

grant execute on function "public"."set_proof_days"(integer) to "authenticated";

-- To be decided: rows, which an owner may have changed.
-- - row of private.settings: {"only_row": true, "mask_parties": false, "notice_delay": 60}
-- + row of private.settings: {"only_row": true, "proof_days": 365, "mask_parties": false, "notice_delay": 60}
