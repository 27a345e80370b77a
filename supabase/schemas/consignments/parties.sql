-- Who sees the parties of a consignment (docs/decisions/006). Strangers do, as the specification has it, until an owner locks
-- the parties: then their initials, and all of it with a party's word, or with a code that was mailed to a party.

-- Made when it is first shown to an admin or sent to the party. It can be read again, to be told on the phone: it opens what
-- stands in the same database, so that a hash would protect nothing.
create table private.party_word (
  consignment bigint not null references public.consignment on delete cascade,
  party text not null check (party in ('sender', 'receiver')),
  word text not null,
  primary key (consignment, party)
);
alter table private.party_word enable row level security;

-- Kept as it is, as the word is and for the same reason: it is mailed again to whoever asks once more, so that nobody replaces a
-- code that somebody else has asked for.
create table private.party_code (
  consignment bigint not null references public.consignment on delete cascade,
  party text not null check (party in ('sender', 'receiver')),
  code text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (consignment, party, code)
);
alter table private.party_code enable row level security;

-- Eight digits of a version 4 UUID's first 32 random bits (RFC 9562).
create function private.new_party_code() returns text language sql volatile set search_path = '' as $$
  select lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 100000000)::text, 8, '0')
$$;

create function private.parties_of(parcel public.consignment) returns jsonb language sql stable set search_path = '' as $$
  select private.fields_of(parcel, private.field_names('sender', 'receiver'))
$$;

-- The party whose word a secret is; with `takes_code`, or a consignment that a code opens, which it uses up. Null of anything
-- else. Wrong tries count for who tries: five codes for a client in an hour, and in a day ten words for its network. Beyond that
-- nothing is looked at there, so that nobody can guess on, and nobody keeps out who is elsewhere. Tries of one network come one after
-- another, so that each wrong one counts.
create function private.judge_secret(typed_id text, secret text, takes_code boolean) returns private.party_word
language plpgsql volatile set search_path = '' as $$
declare
  typed_word text := translate(upper(regexp_replace(left(secret, 100), '[^0-9A-Za-z]', '', 'g')), 'OIL', '011');
  parcel public.consignment;
  word_row private.party_word;
  networks text[] := private.client_keys(); -- the widest is the last
  network text := networks[cardinality(networks)];
begin
  perform private.enforce_limit('partyTry');
  select * into parcel from public.consignment where "trackingId" = private.entered_id(typed_id);
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('parties ' || network, parcel.id));
  if takes_code and not private.is_used_up('partyCodeWrong', null, parcel."trackingId") then
    select party into word_row.party from private.party_code where consignment = parcel.id and expires_at > now() and code = typed_word;
    if found then -- counts first, as by whoever asks for a code
      perform private.forget_uses('partyCodeOf', parcel."trackingId" || ' ' || word_row.party);
      delete from private.party_code where consignment = parcel.id and party = word_row.party and code = typed_word;
      word_row.consignment := parcel.id;
      if found then return word_row; end if;
    end if;
  end if;
  select * into word_row from private.party_word where consignment = parcel.id and word = typed_word;
  if found and not private.is_used_up('partyWrong', network, parcel."trackingId") then return word_row; end if;
  perform private.limit_allows('partyCodeWrong', null, parcel."trackingId");
  perform private.limit_allows('partyWrong', network, parcel."trackingId");
  return null;
end $$;

create function private.open_parties(typed_id text, secret text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  word_row private.party_word := private.judge_secret(typed_id, secret, true);
begin
  return (select private.parties_of(parcel)
            || jsonb_build_object('byWord', word_row.word is not null, 'proofs', private.proofs_of(parcel.id))
          from public.consignment as parcel where id = word_row.consignment);
end $$;
grant execute on function private.open_parties(text, text) to anon, authenticated;

-- Name, address, phone and e-mail of both parties, for a party's word or a code, which of them it was (`byWord`), and the proofs
-- of delivery (journey/proofs.sql); null for anything else, whatever the reason.
create function public.open_parties(tracking_id text, secret text) returns jsonb language sql volatile set search_path = '' as $$
  select private.open_parties(tracking_id, secret)
$$;
grant execute on function public.open_parties(text, text) to anon, authenticated;

-- Who asks while a code is fresh gets it once more: a stranger who asks ends no code, and makes none that could be guessed besides.
-- A code works for as long as the mails of its party are counted, so that one works wherever no more may leave.
create function private.begin_party_code(typed_id text, side text, client text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  parcel public.consignment;
  address text;
  new_code text;
begin
  perform private.count_client(client);
  perform private.enforce_limit('partyCode');
  select * into parcel from public.consignment where "trackingId" = private.entered_id(typed_id);
  if not found or side not in ('sender', 'receiver') or not ((select mask_parties from private.settings)
      or exists (select from private.proof where consignment = parcel.id)) then
    return null;
  end if;
  address := btrim(case side when 'sender' then parcel."sendersEmail" else parcel."recEmail" end);
  if not private.is_mail_address(address) or private.is_demonstration_address(address)
      or not private.limit_allows_for('partyCodeOf', parcel."trackingId" || ' ' || side) then
    return null;
  end if;
  delete from private.party_code where consignment = parcel.id and party = side and expires_at <= now();
  select code into new_code from private.party_code
  where consignment = parcel.id and party = side and made_at > now() - interval '1 hour' order by made_at desc limit 1;
  new_code := coalesce(new_code, private.new_party_code());
  insert into private.party_code (consignment, party, code, expires_at)
  values (parcel.id, side, new_code, now() + interval '1 hour')
  on conflict (consignment, party, code) do update set expires_at = excluded.expires_at;
  return jsonb_build_object('email', address, 'code', new_code, 'trackingId', parcel."trackingId");
end $$;
grant execute on function private.begin_party_code(text, text, text) to service_role;

-- {email, code, trackingId} of a code to be mailed; null if there is nobody to mail it to, or too many were.
create function public.begin_party_code(tracking_id text, party text, client text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.begin_party_code(tracking_id, party, client)
$$;
grant execute on function public.begin_party_code(text, text, text) to service_role;

create function private.make_party_words(parcel bigint) returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.party_word (consignment, party, word)
  select id, party, private.new_tracking_id() from public.consignment, unnest(array['sender', 'receiver']) as party
  where id = parcel
  on conflict (consignment, party) do nothing;
end $$;

create function private.party_words(parcel bigint) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.make_party_words(parcel);
  return (select jsonb_object_agg(party, word) from private.party_word where consignment = parcel);
end $$;
grant execute on function private.party_words(bigint) to authenticated;

-- {sender, receiver}; null of a consignment that does not exist.
create function public.party_words(consignment bigint) returns jsonb language sql volatile set search_path = '' as $$
  select private.party_words(consignment)
$$;
grant execute on function public.party_words(bigint) to authenticated;

create function private.reset_party_word(parcel bigint, side text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  tracking_id text;
begin
  perform private.require_admin();
  select "trackingId" into tracking_id from public.consignment where id = parcel;
  if not found then raise exception 'This consignment was deleted.' using errcode = 'PT404'; end if;
  insert into private.party_word values (parcel, side, private.new_tracking_id())
  on conflict (consignment, party) do update set word = excluded.word;
  delete from private.party_code where consignment = parcel and party = side;
  perform private.end_share_links(
    array(select id from private.share_link where consignment = parcel and made_by = side), private.actor());
  perform private.record_account(private.actor(), 'update', 'party_word', parcel::text, tracking_id, '{}');
end $$;
grant execute on function private.reset_party_word(bigint, text) to authenticated;

-- The word that was there opens nothing from now on, and neither do the links that were made with it.
create function public.reset_party_word(consignment bigint, party text) returns void
language sql volatile set search_path = '' as $$
  select private.reset_party_word(consignment, party)
$$;
grant execute on function public.reset_party_word(bigint, text) to authenticated;

create function private.site_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select jsonb_build_object('maskParties', mask_parties, 'proofDays', proof_days, 'chatDays', chat_days) from private.settings);
end $$;
grant execute on function private.site_settings() to authenticated;

-- {maskParties, proofDays, chatDays}. Every admin may know; an owner changes it.
create function public.site_settings() returns jsonb language sql stable set search_path = '' as $$
  select private.site_settings()
$$;
grant execute on function public.site_settings() to authenticated;

create function private.set_mask_parties(masked boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_owner();
  update private.settings set mask_parties = masked where mask_parties <> masked;
  if not found then return; end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'mask_parties', 'Parties on the tracking page',
    jsonb_build_object('maskParties', jsonb_build_object('before', not masked, 'after', masked)));
end $$;
grant execute on function private.set_mask_parties(boolean) to authenticated;

-- Holds with the next look-up.
create function public.set_mask_parties(masked boolean) returns void language sql volatile set search_path = '' as $$
  select private.set_mask_parties(masked)
$$;
grant execute on function public.set_mask_parties(boolean) to authenticated;
