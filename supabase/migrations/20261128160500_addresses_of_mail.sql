-- Addresses of mail were stored as they were pasted: with what is invisible in them, in brackets with a name, behind `mailto:` or with a full stop
-- behind them. Mail to some of them went astray, and what was no address was taken. One rule, also of the functions
-- (supabase/functions/_shared/mailAddress.ts), takes off what stands around an address, for every way in and for what is stored.
create or replace function private.without_invisible(value text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(value,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202c\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g'),
    '(^|[^\u0600-\u06ff\u0900-\u0dff\u200c\u200d])[\u200c\u200d]+', '\1', 'g')
$$;

create or replace function private.is_mail_address(address text) returns boolean language plpgsql immutable set search_path = '' as $$
declare
  letters constant text := '\u00b7\u00c0-\u167f\u1681-\u1fff\u200c\u200d\u2c00-\u2dff\u3005-\u3007\u3041-\ud7ff\uf900-\ufdff\ufe70-\ufefc'
    || '\U00010000-\U0001efff\U00020000-\U0003ffff';
  atom constant text := '[A-Za-z0-9!#$%&''*+/=?^_`{|}~' || letters || '-]+';
  edge constant text := '[A-Za-z0-9' || letters || ']';
  label constant text := edge || '(?:[A-Za-z0-9' || letters || '_-]*' || edge || ')?';
begin
  return char_length(address) <= 254
    and address ~ ('^(?![''*`])' || atom || '(?:\.' || atom || ')*@(?:' || label || '\.)+(?![0-9]+$)(?=..)' || label || '$')
    and address !~ '^[^@]{65}|@.*[^.]{64}' -- longer than mail servers and names of domains may be
    and address = normalize(private.without_invisible(address), nfc);
end $$;

create or replace function private.trimmed(value text) returns text language sql immutable set search_path = '' as $$
  select btrim(value, e'\t\n\x0b\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u2800\u3000')
$$;

create or replace function private.peeled_mail(value text) returns text language plpgsql immutable set search_path = '' as $$
declare
  spaces constant text := '\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000';
  around_it constant text := '][' || spaces || '"''`*<>(){},;:\u2018-\u201e\u2039\u203a\u00ab\u00bb';
  first constant text := '^(?:[' || around_it || ']|[\u2022\u00b7-][' || spaces || '])+';
  last constant text := '[' || around_it || '.!?/\u2026\u3001]+$';
  inner_text text := regexp_replace(regexp_replace(value, first, ''), last, '');
  address text := regexp_replace(regexp_replace(inner_text, '^(?:mailto|smtp|to|from|cc|reply-to|mail|e-?mail(?:[' || spaces
    || '-]address)?)[' || spaces || ']*[:=][' || spaces || ']*(?://)?', '', 'i'), first, '');
begin
  if inner_text ~* '^[^a-z]*mailto:' then address := private.percent_decoded(regexp_replace(address, '\?.*$', '')); end if;
  address := regexp_replace(regexp_replace(address, '(@[^@?]*)\?[A-Za-z_-]+=[^@]*$', '\1'), last, '');
  return translate(regexp_replace(address, '[' || spaces || ']*@[' || spaces || ']*', '@', 'g'), e'\u2018\u2019', repeat('''', 2));
end $$;

create or replace function private.unnamed_mail(value text) returns text language plpgsql immutable set search_path = '' as $$
declare
  pair text[];
  pattern text;
  address text;
begin
  foreach pattern in array array['^([^<>]*)<([^<>]*)>[^<>@]*$', '^\[([^][]*)\]\(([^()]*)\)$', '^([^()]*)\(([^()]*@[^()]*)\)$',
      '^([^()]*@[^()]*)\(([^()]*)\)$'] loop
    pair := regexp_match(value, pattern);
    if pair[2] !~ '@' then pair := array[pair[2], pair[1]]; end if;
    continue when pair[2] !~ '@' is not false;
    address := private.peeled_mail(pair[2]);
    return case when pair[1] ~ '@' and lower(private.peeled_mail(pair[1])) <> lower(address) then value else address end;
  end loop;
  return private.peeled_mail(value);
end $$;

create or replace function private.cleaned_mail(value text) returns text
language plpgsql immutable security definer set search_path = '' as $$
declare
  trimmed text := private.trimmed(value);
  address text;
begin
  if char_length(value) > 2000 or private.is_mail_address(trimmed) then return trimmed; end if;
  -- Forms of a character for East Asian and for printed text.
  address := translate(normalize(value, nfc),
    (select string_agg(chr(code + 65248), '' order by code) from generate_series(33, 126) as code)
      || e'\u3002\uff61\ufe52\ufe6b\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63',
    (select string_agg(chr(code), '' order by code) from generate_series(33, 126) as code) || '...@---------');
  address := regexp_replace(regexp_replace(address, '&lt;', '<', 'gi'), '&gt;', '>', 'gi');
  address := private.unnamed_mail(private.trimmed(private.without_invisible(address)));
  return case when private.is_mail_address(address) then address else trimmed end;
end $$;

revoke all on function private.cleaned_mail(text) from public;
grant execute on function private.cleaned_mail(text) to anon, authenticated, service_role;

create or replace function private.is_broken_mail(value text) returns boolean language plpgsql immutable set search_path = '' as $$
declare
  seen constant text := '[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]';
  address text := private.cleaned_mail(value);
begin
  return not private.is_mail_address(address)
    and (address ~* '^(?:[a-z][a-z0-9+.-]*://|(?:javascript|vbscript|data|tel|sms|file|blob):)'
      or private.without_invisible(value) ~ (seen || '[@\uff20\ufe6b]' || seen));
end $$;

create or replace function private.mail_address_in(entered text) returns text language plpgsql immutable set search_path = '' as $$
declare
  address text := private.cleaned_mail(entered);
begin
  if private.is_mail_address(address) is not true then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  return address;
end $$;

create or replace function private.clean_mail() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.email := private.cleaned_mail(new.email);
  return new;
end $$;

create or replace function private.refuse_broken_mail() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.is_broken_mail(new.email) then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  return new;
end $$;

create or replace function private.with_clean_mails(parcel public.consignment) returns public.consignment
language plpgsql immutable set search_path = '' as $$
begin
  parcel."sendersEmail" := private.cleaned_mail(parcel."sendersEmail");
  parcel."recEmail" := private.cleaned_mail(parcel."recEmail");
  return parcel;
end $$;

create or replace function private.clean_party_mails() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  return private.with_clean_mails(new);
end $$;

create or replace function private.url_decoded(query text) returns text language sql immutable set search_path = '' as $$
  select private.percent_decoded(replace(query, '+', ' '))
$$;

create or replace function private.begin_follow(
  entered text, asked_by text, topics text[], eta_hours int, daily boolean, zone text, client text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  address text;
  mark text;
  made bigint;
begin
  perform private.count_client(client);
  perform private.take('follow');
  address := lower(private.mail_address_in(asked_by));
  mark := left(private.sha256_hex(address), 16);
  perform private.check_choice(topics, eta_hours);
  select * into parcel from public.consignment where "trackingId" = private.entered_id(entered);
  if not found or not private.allows('followOf', parcel.id || ' ' || mark) or not private.allows('followMail', mark) then
    return null;
  end if;
  perform private.prune_followers();
  insert into private.follower (consignment, email, topics, eta_hours, daily, zone)
  values (parcel.id, address, topics, eta_hours, coalesce(daily, false), private.known_zone(zone))
  returning id into made;
  return jsonb_build_object('email', address, 'trackingId', parcel."trackingId", 'token', private.new_follow_token(made));
end $$;

create or replace function private.begin_password_reset(sought text, client text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  made private.account_link;
begin
  perform private.count_client(client);
  perform private.take('passwordReset');
  select account.id, account.email into made.user_id, made.email
  from auth.users account join private.admins on user_id = account.id
  where account.email = lower(private.cleaned_mail(sought));
  if not found or not private.allows('passwordResetOf', made.user_id::text) then return null; end if;
  made.purpose := 'reset';
  return jsonb_build_object('email', made.email, 'token', private.make_account_link(made, interval '1 hour'));
end $$;

create or replace function private.chat_leave_address(token text, entered text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own_chat uuid := private.chat_of(token);
  address text := lower(private.cleaned_mail(entered));
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  perform from public.chats where id = own_chat for update;
  if coalesce(address, '') = '' then
    perform private.forget_chat_address(own_chat, private.token_hash(token));
    return jsonb_build_object('status', 'ok', 'email', null);
  end if;
  if private.is_mail_address(address) is not true then
    return private.wrong_chat_call('22023', 'This is not an e-mail address.');
  end if;
  if not exists (select from private.chat_address where chat = own_chat and email = address) then
    perform private.take('chatAddressOf', own_chat::text);
    perform private.take('chatAddress');
    perform private.forget_chat_address(own_chat, private.token_hash(token));
    insert into private.chat_address (chat, email) values (own_chat, address);
    perform private.queue_answers(own_chat);
    perform private.poke(own_chat, 0, 'address', 'visitor');
  end if;
  return jsonb_build_object('status', 'ok', 'email', private.masked_address(address));
end $$;

create or replace function private.queue_answers(answered uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  address text := (select email from private.chat_address where chat = answered);
begin
  if private.is_mail_address(address) is not true -- one of an earlier version may be none
      or exists (select from private.queued_mail where chat = answered and state = 'waiting') then return; end if;
  insert into private.queued_mail (chat, email, due_at)
  select answered, address, private.answer_due(date) from private.unread_answers(answered, null) limit 1;
end $$;

create or replace function private.checked_address(given jsonb, name text) returns text language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(given) = 'string' then given := to_jsonb(private.cleaned_mail(given #>> '{}')); end if;
  return private.mail_address_in(private.checked_text(given, name, 254, true));
end $$;

create or replace function private.invite_staff(invited text, new_role text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  made private.account_link;
begin
  perform private.begin_staff_change();
  perform private.take('accountLink', auth.uid()::text);
  made.purpose := 'invitation';
  made.email := lower(private.mail_address_in(invited));
  made.role := new_role;
  made.made_by := auth.uid();
  if private.is_on_staff(made.email) then
    raise exception 'This person is on the staff already.' using errcode = 'PT409';
  end if;
  delete from private.account_link where purpose = 'invitation' and email = made.email; -- an earlier link works no more
  perform private.record_account(private.actor(), 'insert', 'invitation', made.email, made.email,
    jsonb_build_object('role', jsonb_build_object('before', null, 'after', new_role)));
  return private.make_account_link(made, interval '7 days');
end $$;

create or replace function private.person_pattern(email text, phone text, name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address text := nullif(private.cleaned_mail(email), '');
  digits text := nullif(regexp_replace(left(phone, 120), '[^0-9]', '', 'g'), '');
  without_zero text := ltrim(digits, '0');
  called text := nullif(btrim(name, e' \t\r\n'), '');
begin
  if address is not null and not private.is_mail_address(address) then
    raise exception 'This is not an e-mail address.' using errcode = '22023';
  end if;
  if nullif(btrim(phone), '') is not null and (char_length(digits) between 6 and 15 and without_zero <> '') is not true then
    raise exception 'A phone number has 6 to 15 digits.' using errcode = '22023';
  end if;
  if called is not null and (char_length(called) not between 3 and 120 or called !~ '[[:alpha:]]') then
    raise exception 'A name has 3 to 120 characters.' using errcode = '22023';
  end if;
  if num_nonnulls(address, digits, called) = 0 then
    raise exception 'Enter an e-mail address, a phone number or a name.' using errcode = '22023';
  end if;
  return concat_ws('|',
    '(?<![[:alnum:]._%+-])' || regexp_replace(address, '([!-/:-@[-`{-~])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])',
    '(?<![[:alnum:]])(?:\+?[0-9][^0-9[:alpha:]]{0,3}){0,6}?'
      || regexp_replace(regexp_replace(right(without_zero, 9), '([0-9])', '\1[^0-9[:alpha:]]{0,3}', 'g'), '\[\^0-9\[:alpha:\]\]\{0,3\}$', '')
      || '(?![[:alnum:]])',
    '(?<![[:alnum:]])' || regexp_replace(regexp_replace(called, '([!-/:-@[-`{-~])', '\\\1', 'g'), '[[:space:]]+', '[[:space:]]+', 'g')
      || '(?![[:alnum:]])');
end $$;

create or replace function private.imported(fields jsonb) returns public.consignment
language plpgsql stable set search_path = '' as $$
declare
  wrong text;
begin
  select key into wrong from jsonb_object_keys(fields) as key
  where key <> all (array['sendersName', 'sendersEmail', 'sendersAddress', 'sendersPhone', 'recName', 'recEmail', 'recAddress',
    'recPhone', 'itemQuantity', 'itemWeight', 'paymentMode', 'product', 'type', 'deliveryDate', 'deliveryPlace', 'departedFrom', 'headingTo',
    'currentLocation', 'city', 'timeCreated', 'currentTime', 'status', 'shipmentMode', 'carrierRef', 'typeOfShipment',
    'remark', 'comment']);
  if wrong is not null then raise exception '% is not a detail that can be imported.', wrong using errcode = '22023'; end if;
  return private.with_clean_mails(jsonb_populate_record(null::public.consignment, fields));
end $$;

create or replace function private.correct_consignment(corrected bigint, changes jsonb, expected jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  stored public.consignment;
  wanted public.consignment;
  opened public.consignment;
  wrong text;
  conflicts jsonb;
begin
  perform private.require_admin();
  if private.is_blank(coalesce(reason, '')) then raise exception 'Say why these details are corrected.'; end if;
  select key into wrong from jsonb_object_keys(changes) as key
  where key <> all (array['sendersName', 'sendersEmail', 'sendersAddress', 'sendersPhone', 'recName', 'recEmail', 'recAddress',
    'recPhone', 'itemQuantity', 'itemWeight', 'paymentMode', 'product', 'type', 'deliveryDate', 'deliveryPlace', 'departedFrom', 'headingTo',
    'shipmentMode', 'carrierRef', 'typeOfShipment', 'comment']);
  if wrong is not null then raise exception '% is not a detail that can be corrected.', wrong using errcode = '22023'; end if;
  stored := private.locked(corrected);
  wanted := private.with_clean_mails(jsonb_populate_record(stored, changes));
  opened := jsonb_populate_record(stored, expected);
  select coalesce(jsonb_object_agg(key, to_jsonb(stored) -> key), '{}') into conflicts
  from jsonb_object_keys(changes) as key
  where to_jsonb(stored) -> key not in (to_jsonb(wanted) -> key, to_jsonb(opened) -> key);
  if conflicts <> '{}' then return jsonb_build_object('conflicts', conflicts); end if;
  perform set_config('audit.reason', reason::private.required_line, true);
  update public.consignment set
    "sendersName" = wanted."sendersName", "sendersEmail" = wanted."sendersEmail",
    "sendersAddress" = wanted."sendersAddress", "sendersPhone" = wanted."sendersPhone",
    "recName" = wanted."recName", "recEmail" = wanted."recEmail",
    "recAddress" = wanted."recAddress", "recPhone" = wanted."recPhone",
    "itemQuantity" = wanted."itemQuantity", "itemWeight" = wanted."itemWeight", "paymentMode" = wanted."paymentMode",
    product = wanted.product, type = wanted.type, "deliveryDate" = wanted."deliveryDate",
    "deliveryPlace" = wanted."deliveryPlace",
    "departedFrom" = wanted."departedFrom", "headingTo" = wanted."headingTo", "shipmentMode" = wanted."shipmentMode",
    "carrierRef" = wanted."carrierRef", "typeOfShipment" = wanted."typeOfShipment", comment = wanted.comment
  where id = corrected;
  perform private.refresh_journey(corrected);
  return jsonb_build_object('conflicts', '{}'::jsonb);
end $$;

revoke all on function private.without_invisible(text) from public;
revoke all on function private.trimmed(text) from public;
revoke all on function private.peeled_mail(text) from public;
revoke all on function private.unnamed_mail(text) from public;
revoke all on function private.is_broken_mail(text) from public;
revoke all on function private.mail_address_in(text) from public;
revoke all on function private.clean_mail() from public;
revoke all on function private.refuse_broken_mail() from public;
revoke all on function private.with_clean_mails(public.consignment) from public;
revoke all on function private.clean_party_mails() from public;

-- A text is bounded by what is stored of it.
alter domain private.required_mail drop constraint too_long;
alter domain private.required_mail add constraint too_long check (char_length(private.cleaned_mail(value)) <= 254);
alter domain private.required_mail drop constraint forbidden_character;
alter domain private.required_mail add constraint forbidden_character check (private.cleaned_mail(value) !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]');

-- What is stored already. Of what holds no address nothing is changed: the admin sees that no mail can be sent to it. The audit has what becomes of
-- a consignment.
do $$
begin
  perform set_config('audit.reason', 'What stood around an e-mail address was taken off', true);
  update public.consignment
  set "sendersEmail" = private.cleaned_mail("sendersEmail"), "recEmail" = private.cleaned_mail("recEmail")
  where "sendersEmail" <> private.cleaned_mail("sendersEmail") or "recEmail" <> private.cleaned_mail("recEmail");
  update public."contactForm" set email = private.cleaned_mail(email) where email <> private.cleaned_mail(email);
  update public.consignment_template
  set fields = fields || (
    select jsonb_object_agg(key, private.cleaned_mail(value)) from jsonb_each_text(fields) where key in ('sendersEmail', 'recEmail'))
  where fields ?| array['sendersEmail', 'recEmail'];
end $$;

-- One row for an address: that of a reader who has confirmed, or the oldest.
delete from public."newsLetter" where id in (
  select id from (
    select known.id, row_number() over (partition by lower(private.cleaned_mail(email)) order by confirmed_at is null, known.id) as place
    from public."newsLetter" as known left join private.subscription on subscriber = known.id) as listed
  where place > 1);
update public."newsLetter" set email = private.cleaned_mail(email) where email <> private.cleaned_mail(email);

alter table private.follower drop constraint follower_email_check;
update private.follow_token set follower = kept
from (
  select id, first_value(id) over (partition by consignment, lower(private.cleaned_mail(email)) order by id) as kept
  from private.follower where confirmed_at is not null) as listed
where follower = id and id <> kept;
delete from private.follower where id in (
  select id from (
    select id, row_number() over (partition by consignment, lower(private.cleaned_mail(email)) order by id) as place
    from private.follower where confirmed_at is not null) as listed
  where place > 1);
update private.follower set email = private.cleaned_mail(email) where email <> private.cleaned_mail(email);
alter table private.follower add constraint follower_email_check check (email = private.cleaned_mail(email));

alter table private.chat_address drop constraint chat_address_email_check;
update private.chat_address set email = private.cleaned_mail(email) where email <> private.cleaned_mail(email);
alter table private.chat_address add constraint chat_address_email_check check (email = private.cleaned_mail(email));

-- Whoever has stopped stays so under the address as it is stored now.
update private.party_token set email = private.cleaned_mail(email) where email <> private.cleaned_mail(email);
update private.account_link set email = lower(private.cleaned_mail(email)) where purpose = 'invitation' and email <> private.cleaned_mail(email);
update private.quote set request = jsonb_set(request, '{contact,email}', to_jsonb(private.cleaned_mail(request #>> '{contact,email}')))
where request #>> '{contact,email}' <> private.cleaned_mail(request #>> '{contact,email}');
update private.quote set acceptance = jsonb_set(jsonb_set(acceptance,
  '{sender,email}', to_jsonb(private.cleaned_mail(acceptance #>> '{sender,email}'))),
  '{receiver,email}', to_jsonb(private.cleaned_mail(acceptance #>> '{receiver,email}')))
where acceptance #>> '{sender,email}' <> private.cleaned_mail(acceptance #>> '{sender,email}')
  or acceptance #>> '{receiver,email}' <> private.cleaned_mail(acceptance #>> '{receiver,email}');
-- What waits goes to the right address, unless that gets it anyway.
update private.queued_mail as waiting set email = private.cleaned_mail(email)
where state = 'waiting' and email <> private.cleaned_mail(email) and not exists (
  select from private.queued_mail as other
  where other.id <> waiting.id and (other.job = waiting.job or other.newsletter = waiting.newsletter)
    and lower(private.cleaned_mail(other.email)) = lower(private.cleaned_mail(waiting.email)));

create trigger clean_party_mails before insert or update of "sendersEmail", "recEmail" on public.consignment for each row
  execute function private.clean_party_mails();
create trigger clean_mail before insert or update of email on public."newsLetter" for each row execute function private.clean_mail();
create trigger clean_mail_refused before insert on public."newsLetter" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_broken_mail();
create trigger clean_mail before insert or update of email on public."contactForm" for each row execute function private.clean_mail();
create trigger clean_mail_refused before insert on public."contactForm" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_broken_mail();
