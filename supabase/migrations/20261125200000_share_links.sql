-- Links that show one consignment, with its parties or without, until they end (docs/decisions/031). Links to accounts get
-- longer tokens by the way; those that are out work on.

set local check_function_bodies = off;

create table "private"."share_link" (
  "id" uuid not null default gen_random_uuid(),
  "consignment" bigint not null,
  "scope" text not null,
  "made_by" text not null,
  "maker" text,
  "made_at" timestamp with time zone not null default now(),
  "expires_at" timestamp with time zone not null,
  "opened" integer not null default 0,
  "opened_at" timestamp with time zone,
  "token_hash" text not null,
  constraint "ends" check ((expires_at <= (made_at + '2160:00:00'::interval))),
  constraint "share_link_made_by_check"
    check ((made_by = ANY (ARRAY['staff'::text, 'sender'::text, 'receiver'::text]))),
  constraint "share_link_pkey" primary key (id),
  constraint "share_link_scope_check" check ((scope = ANY (ARRAY['journey'::text, 'parties'::text]))),
  constraint "share_link_token_hash_key" unique (token_hash)
);

alter table "private"."share_link"
  enable row level security;

create or replace function private.add_share_link (
  link private.share_link,
  days integer,
  done_by text
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  token text := private.new_token();
begin
  if days is null or days not between 1 and 90 then
    raise exception 'A link works for 1 to 90 days.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('shares', link.consignment));
  delete from private.share_link where ctid = any (array( -- what has ended, without waiting for another cleaner
    select ctid from private.share_link where expires_at <= now() limit 100 for update skip locked));
  if 20 <= (select count(*) from private.share_link as known
            where known.consignment = link.consignment and known.made_by = link.made_by and known.expires_at > now()) then
    raise exception 'There are 20 links already. Revoke one of them first.' using errcode = 'PT409';
  end if;
  insert into private.share_link (consignment, scope, made_by, maker, expires_at, token_hash)
  values (link.consignment, link.scope, link.made_by, link.maker, now() + make_interval(hours => 24 * days),
    private.sha256_hex(token))
  returning * into link;
  perform private.record_share(link, done_by, 'insert');
  return token;
end $function$;

create or replace function private.end_share_links (
  ids uuid[],
  done_by text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  link private.share_link;
begin
  for link in delete from private.share_link where id = any (ids) returning * loop
    perform private.record_share(link, done_by, 'delete');
  end loop;
end $function$;

create or replace function private.judge_secret (
  entered text,
  secret text,
  takes_code boolean
)
  returns private.party_word
  language plpgsql
  set search_path to ''
  AS $function$
declare
  typed text := translate(upper(regexp_replace(left(secret, 100), '[^0-9A-Za-z]', '', 'g')), 'OIL', '011');
  parcel public.consignment;
  judged private.party_word;
begin
  perform private.take('partyTry');
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('parties', parcel.id));
  if takes_code then
    delete from private.party_code where consignment = parcel.id and expires_at > now() and tries < 5
      and hash = private.code_hash(typed, salt);
    judged.consignment := parcel.id;
    if found then return judged; end if;
  end if;
  select * into judged from private.party_word where consignment = parcel.id and word = typed;
  if found and not private.is_used_up('partyWrong', parcel."trackingId") then return judged; end if;
  update private.party_code set tries = tries + 1 where consignment = parcel.id;
  perform private.allows('partyWrong', parcel."trackingId");
  return null;
end $function$;

create or replace function private.make_account_link (
  made private.account_link,
  lasts interval
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  token text := private.new_token();
begin
  delete from private.account_link where expires_at < now() - interval '30 days';
  insert into private.account_link (purpose, email, role, user_id, made_by, expires_at, token_hash)
  values (made.purpose, made.email, made.role, made.user_id, made.made_by, now() + lasts, private.sha256_hex(token));
  return token;
end $function$;

create or replace function private.make_party_link (
  entered text,
  secret text,
  scope text,
  days integer
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  judged private.party_word;
  link private.share_link;
  token text;
begin
  perform private.take('partyLink');
  judged := private.judge_secret(entered, secret, false);
  if judged.consignment is null then return null; end if;
  link.consignment := judged.consignment;
  link.scope := scope;
  link.made_by := judged.party;
  token := private.add_share_link(link, days, judged.party);
  return jsonb_build_object('token', token, 'links', private.share_links_of(judged.consignment, judged.party));
end $function$;

create or replace function private.make_share_link (
  parcel bigint,
  scope text,
  days integer
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  link private.share_link;
begin
  perform private.require_admin();
  perform private.take('shareLink', auth.uid()::text);
  if not exists (select from public.consignment where id = parcel) then
    raise exception 'This consignment was deleted.' using errcode = 'PT404';
  end if;
  link.consignment := parcel;
  link.scope := scope;
  link.made_by := 'staff';
  link.maker := private.who();
  return private.add_share_link(link, days, private.actor());
end $function$;

create or replace function private.new_token()
  returns text
  language sql
  set search_path to ''
  AS $function$
  select encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex')
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
  judged private.party_word := private.judge_secret(entered, secret, true);
begin
  return (select private.parties_of(parcel) || jsonb_build_object('byWord', judged.word is not null)
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
          from public.consignment as parcel where id = link.consignment);
end $function$;

create or replace function private.party_links (
  entered text,
  secret text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  judged private.party_word := private.judge_secret(entered, secret, false);
begin
  if judged.consignment is null then return null; end if;
  return private.share_links_of(judged.consignment, judged.party);
end $function$;

create or replace function private.record_share (
  link private.share_link,
  done_by text,
  done text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  entry public.audit;
begin
  entry.actor := done_by;
  entry.action := done;
  entry.subject := 'share_link';
  entry.subject_id := link.id::text;
  entry.consignment := link.consignment;
  entry.label := (select "trackingId" from public.consignment where id = link.consignment);
  select jsonb_object_agg(name, jsonb_build_object(case done when 'insert' then 'after' else 'before' end, value))
  into entry.changes
  from (values ('scope', link.scope), ('expires_at', private.instant(link.expires_at))) as said (name, value);
  perform private.append_audit(entry);
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
  perform private.end_share_links(
    array(select id from private.share_link where consignment = parcel and made_by = whose), private.actor());
  perform private.record_account(private.actor(), 'update', 'party_word', parcel::text, known, '{}');
end $function$;

create or replace function private.revoke_party_link (
  entered text,
  secret text,
  link uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  judged private.party_word := private.judge_secret(entered, secret, false);
begin
  if judged.consignment is null then return null; end if;
  perform private.end_share_links(array(
    select id from private.share_link
    where consignment = judged.consignment and made_by = judged.party and id = link), judged.party);
  return private.share_links_of(judged.consignment, judged.party);
end $function$;

create or replace function private.revoke_share_link (
  parcel bigint,
  link uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  perform private.end_share_links(
    array(select id from private.share_link where consignment = parcel and id = link), private.actor());
end $function$;

create or replace function private.share_links (
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
  return private.share_links_of(parcel, null);
end $function$;

create or replace function private.share_links_of (
  known bigint,
  kind text
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'scope', scope, 'madeBy', made_by, 'maker', maker,
      'madeAt', private.instant(made_at), 'expiresAt', private.instant(expires_at),
      'opened', opened, 'openedAt', private.instant(opened_at)) order by made_at desc, id), '[]')
    from private.share_link where consignment = known and expires_at > now() and made_by = coalesce(kind, made_by));
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
    when 'parties' then parties
    else (select jsonb_object_agg(key, '') from jsonb_object_keys(parties) as key) end;
end $function$;

create or replace function public.make_party_link (
  tracking_id text,
  secret text,
  scope text,
  days integer
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.make_party_link(tracking_id, secret, scope, days)
$function$;

create or replace function public.make_share_link (
  consignment bigint,
  scope text,
  days integer
)
  returns text
  language sql
  set search_path to ''
  AS $function$
  select private.make_share_link(consignment, scope, days)
$function$;

create or replace function public.open_share_link (
  token text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.open_share_link(token)
$function$;

create or replace function public.party_links (
  tracking_id text,
  secret text
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.party_links(tracking_id, secret)
$function$;

create or replace function public.revoke_party_link (
  tracking_id text,
  secret text,
  link uuid
)
  returns jsonb
  language sql
  set search_path to ''
  AS $function$
  select private.revoke_party_link(tracking_id, secret, link)
$function$;

create or replace function public.revoke_share_link (
  consignment bigint,
  link uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.revoke_share_link(consignment, link)
$function$;

create or replace function public.share_links (
  consignment bigint
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.share_links(consignment)
$function$;

alter table "private"."share_link"
  add constraint "share_link_consignment_fkey" foreign key (consignment) references public.consignment(id)
    on delete cascade;

create index share_link_consignment on private.share_link using btree (consignment);

create index share_link_expires_at on private.share_link using btree (expires_at);

revoke all on function "private"."add_share_link"(private.share_link, integer, text) from public;

revoke all on function "private"."end_share_links"(uuid[], text) from public;

revoke all on function "private"."judge_secret"(text, text, boolean) from public;

revoke all on function "private"."make_party_link"(text, text, text, integer) from public;

grant execute on function "private"."make_party_link"(text, text, text, integer) to "anon", "authenticated";

revoke all on function "private"."make_share_link"(bigint, text, integer) from public;

grant execute on function "private"."make_share_link"(bigint, text, integer) to "authenticated";

revoke all on function "private"."new_token"() from public;

revoke all on function "private"."open_share_link"(text) from public;

grant execute on function "private"."open_share_link"(text) to "anon", "authenticated";

revoke all on function "private"."party_links"(text, text) from public;

grant execute on function "private"."party_links"(text, text) to "anon", "authenticated";

revoke all on function "private"."record_share"(private.share_link, text, text) from public;

revoke all on function "private"."revoke_party_link"(text, text, uuid) from public;

grant execute on function "private"."revoke_party_link"(text, text, uuid) to "anon", "authenticated";

revoke all on function "private"."revoke_share_link"(bigint, uuid) from public;

grant execute on function "private"."revoke_share_link"(bigint, uuid) to "authenticated";

revoke all on function "private"."share_links"(bigint) from public;

grant execute on function "private"."share_links"(bigint) to "authenticated";

revoke all on function "private"."share_links_of"(bigint, text) from public;

revoke all on function "private"."shared"(public.consignment, text) from public;

revoke all on function "public"."make_party_link"(text, text, text, integer) from public;

grant execute on function "public"."make_party_link"(text, text, text, integer) to "anon", "authenticated";

revoke all on function "public"."make_share_link"(bigint, text, integer) from public;

grant execute on function "public"."make_share_link"(bigint, text, integer) to "authenticated";

revoke all on function "public"."open_share_link"(text) from public;

grant execute on function "public"."open_share_link"(text) to "anon", "authenticated";

revoke all on function "public"."party_links"(text, text) from public;

grant execute on function "public"."party_links"(text, text) to "anon", "authenticated";

revoke all on function "public"."revoke_party_link"(text, text, uuid) from public;

grant execute on function "public"."revoke_party_link"(text, text, uuid) to "anon", "authenticated";

revoke all on function "public"."revoke_share_link"(bigint, uuid) from public;

grant execute on function "public"."revoke_share_link"(bigint, uuid) to "authenticated";

revoke all on function "public"."share_links"(bigint) from public;

grant execute on function "public"."share_links"(bigint) to "authenticated";

insert into private.limits (action, per_client, overall, window_seconds) values
  ('partyLink', 10, 400, 3600),
  ('shareLink', 60, null, 3600),
  ('shareLook', 30, 1200, 60);
