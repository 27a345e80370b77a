-- Links that show one consignment to whoever has them, until they end (docs/decisions/006). The token is that of a link to an
-- account: 256 random bits, of which only a hash is stored.

create table private.share_link (
  id uuid primary key default gen_random_uuid(),
  consignment bigint not null references public.consignment on delete cascade,
  scope text not null check (scope in ('journey', 'parties', 'proof')),
  made_by text not null check (made_by in ('staff', 'sender', 'receiver')),
  maker text, -- who of the staff
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened int not null default 0,
  opened_at timestamptz, -- the last time
  token_hash text not null unique,
  constraint ends check (expires_at <= made_at + interval '2160 hours') -- 90 days, in no time zone
);
create index share_link_consignment on private.share_link (consignment);
create index share_link_expires_at on private.share_link (expires_at);
alter table private.share_link enable row level security;

-- What has ended, without waiting for another cleaner.
create function private.prune_share_links() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.share_link where ctid = any (array(
    select ctid from private.share_link where expires_at <= now() limit 100 for update skip locked));
end $$;

-- At most 20 at a time for each consignment and kind of maker: whoever has a word can make us hold no more.
create function private.add_share_link(link private.share_link, days int, done_by text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  if days is null or days not between 1 and 90 then
    raise exception 'A link works for 1 to 90 days.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('shares', link.consignment));
  perform private.prune_share_links();
  if 20 <= (select count(*) from private.share_link as other_link
            where other_link.consignment = link.consignment and other_link.made_by = link.made_by and other_link.expires_at > now()) then
    raise exception 'There are 20 links already. Revoke one of them first.' using errcode = 'PT409';
  end if;
  insert into private.share_link (consignment, scope, made_by, maker, expires_at, token_hash)
  values (link.consignment, link.scope, link.made_by, link.maker, now() + make_interval(hours => 24 * days),
    private.sha256_hex(token))
  returning * into link;
  perform private.record_share(link, done_by, 'insert');
  return token;
end $$;

-- The links that work, the newest first. `kind` leaves out those of other makers.
create function private.share_links_of(consignment_id bigint, kind text) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'scope', scope, 'madeBy', made_by, 'maker', maker,
      'madeAt', private.instant(made_at), 'expiresAt', private.instant(expires_at),
      'opened', opened, 'openedAt', private.instant(opened_at)) order by made_at desc, id), '[]')
    from private.share_link where consignment = consignment_id and expires_at > now() and made_by = coalesce(kind, made_by));
end $$;

create function private.end_share_links(ids uuid[], done_by text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  link private.share_link;
begin
  for link in delete from private.share_link where id = any (ids) returning * loop
    perform private.record_share(link, done_by, 'delete');
  end loop;
end $$;

create function private.make_share_link(parcel bigint, scope text, days int) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.share_link;
begin
  perform private.require_admin();
  perform private.enforce_limit('shareLink', auth.uid()::text);
  if not exists (select from public.consignment where id = parcel) then
    raise exception 'This consignment was deleted.' using errcode = 'PT404';
  end if;
  link.consignment := parcel;
  link.scope := scope;
  link.made_by := 'staff';
  link.maker := private.caller_email();
  return private.add_share_link(link, days, private.actor());
end $$;
grant execute on function private.make_share_link(bigint, text, int) to authenticated;

-- The token of the link, which cannot be read again. 409 beyond 20 links.
create function public.make_share_link(consignment bigint, scope text, days int) returns text
language sql volatile set search_path = '' as $$
  select private.make_share_link(consignment, scope, days)
$$;
grant execute on function public.make_share_link(bigint, text, int) to authenticated;

create function private.share_links(parcel bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.share_links_of(parcel, null);
end $$;
grant execute on function private.share_links(bigint) to authenticated;

-- [{id, scope, madeBy, maker, madeAt, expiresAt, opened, openedAt}] of the links that work, whoever has made them.
create function public.share_links(consignment bigint) returns jsonb language sql stable set search_path = '' as $$
  select private.share_links(consignment)
$$;
grant execute on function public.share_links(bigint) to authenticated;

create function private.revoke_share_link(parcel bigint, link uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.end_share_links(
    array(select id from private.share_link where consignment = parcel and id = link), private.actor());
end $$;
grant execute on function private.revoke_share_link(bigint, uuid) to authenticated;

-- The link shows nothing from now on. Nothing happens to one that has ended.
create function public.revoke_share_link(consignment bigint, link uuid) returns void
language sql volatile set search_path = '' as $$
  select private.revoke_share_link(consignment, link)
$$;
grant execute on function public.revoke_share_link(bigint, uuid) to authenticated;

-- The rest is for visitors. A party proves with each call who it is, by its word; a code is used up by opening the parties.

create function private.make_party_link(typed_id text, secret text, scope text, days int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  word_row private.party_word;
  link private.share_link;
  token text;
begin
  perform private.enforce_limit('partyLink');
  word_row := private.judge_secret(typed_id, secret, false);
  if word_row.consignment is null then return null; end if;
  link.consignment := word_row.consignment;
  link.scope := scope;
  link.made_by := word_row.party;
  begin
    token := private.add_share_link(link, days, word_row.party);
  exception when others then return private.refusal(sqlstate, sqlerrm);
  end;
  return jsonb_build_object('token', token, 'links', private.share_links_of(word_row.consignment, word_row.party));
end $$;
grant execute on function private.make_party_link(text, text, text, int) to anon, authenticated;

-- {token, links} with all links of the party whose word it is; null for anything else. 409 beyond 20 links.
create function public.make_party_link(tracking_id text, secret text, scope text, days int) returns jsonb
language sql volatile set search_path = '' as $$
  select private.make_party_link(tracking_id, secret, scope, days)
$$;
grant execute on function public.make_party_link(text, text, text, int) to anon, authenticated;

create function private.party_links(typed_id text, secret text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  word_row private.party_word := private.judge_secret(typed_id, secret, false);
begin
  if word_row.consignment is null then return null; end if;
  return private.share_links_of(word_row.consignment, word_row.party);
end $$;
grant execute on function private.party_links(text, text) to anon, authenticated;

-- The links of the party whose word it is, as `share_links` lists them; null for anything else.
create function public.party_links(tracking_id text, secret text) returns jsonb
language sql volatile set search_path = '' as $$
  select private.party_links(tracking_id, secret)
$$;
grant execute on function public.party_links(text, text) to anon, authenticated;

create function private.revoke_party_link(typed_id text, secret text, link uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  word_row private.party_word := private.judge_secret(typed_id, secret, false);
begin
  if word_row.consignment is null then return null; end if;
  perform private.end_share_links(array(
    select id from private.share_link
    where consignment = word_row.consignment and made_by = word_row.party and id = link), word_row.party);
  return private.share_links_of(word_row.consignment, word_row.party);
end $$;
grant execute on function private.revoke_party_link(text, text, uuid) to anon, authenticated;

-- The links that are left of the party whose word it is; null for anything else.
create function public.revoke_party_link(tracking_id text, secret text, link uuid) returns jsonb
language sql volatile set search_path = '' as $$
  select private.revoke_party_link(tracking_id, secret, link)
$$;
grant execute on function public.revoke_party_link(text, text, uuid) to anon, authenticated;

-- A consignment as a look-up shows it, but that the link decides on the parties and not the lock, and that it does not hear of
-- changes: nobody can be sent away from a channel.
create function private.shared_consignment(parcel public.consignment, scope text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  parties jsonb := private.parties_of(parcel);
begin
  return (private.tracked_consignment(parcel."trackingId") - 'topic' - 'partiesLocked') || case scope
    when 'journey' then (select jsonb_object_agg(key, '') from jsonb_object_keys(parties) as key)
    else parties end;
end $$;

create function private.open_share_link(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.share_link;
begin
  perform private.enforce_limit('shareLook');
  update private.share_link set opened = opened + 1, opened_at = now()
  where token_hash = private.sha256_hex(token) and expires_at > now()
  returning * into link;
  return (select jsonb_build_object('scope', link.scope, 'expiresAt', private.instant(link.expires_at),
            'consignment', private.shared_consignment(parcel, link.scope))
            || case link.scope when 'proof' then jsonb_build_object('proofs', private.proofs_of(parcel.id)) else '{}' end
          from public.consignment as parcel where id = link.consignment);
end $$;
grant execute on function private.open_share_link(text) to anon, authenticated;

-- {scope, expiresAt, consignment}, with the scope 'proof' also {proofs} (journey/proofs.sql); null of a link that has ended, was revoked, or never was.
create function public.open_share_link(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.open_share_link(token)
$$;
grant execute on function public.open_share_link(text) to anon, authenticated;
