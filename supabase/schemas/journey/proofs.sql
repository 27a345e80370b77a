-- Proof of delivery: who took the goods, the signature as it was drawn, and up to four photographs. It stands in the database
-- with its consignment: the same rules, the same backup, the same end (docs/decisions/018).

create table private.proof (
  id uuid primary key, -- made by the device: the same proof sent twice is one
  consignment bigint not null references public.consignment on delete cascade,
  signer private.required_line not null,
  signature jsonb, -- null: nobody signed
  place private.line,
  moment private.moment not null,
  taken_by text not null,
  made_at timestamptz not null default now()
);
create index proof_consignment on private.proof (consignment, moment);
create index proof_made_at on private.proof (made_at);
alter table private.proof enable row level security;

create table private.proof_photo (
  proof uuid not null references private.proof on delete cascade,
  position int not null check (position between 1 and 4),
  photo bytea not null,
  primary key (proof, position)
);
alter table private.proof_photo alter column photo set storage external; -- compressed already
alter table private.proof_photo enable row level security;

-- A proof comes after the event of its delivery, and its photographs one by one.
create function private.poke_proof() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke_consignment(coalesce(new.consignment, old.consignment));
  return null;
end $$;
create trigger poke_proof after insert or delete on private.proof for each row execute function private.poke_proof();
create function private.poke_photo() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke_consignment(consignment) from private.proof where id = new.proof;
  return null;
end $$;
create trigger poke_photo after insert on private.proof_photo for each row execute function private.poke_photo();

-- Lines of a pen, each [x, y, x, y, …] in a field of 1000 × 400: numbers can carry no script.
create function private.is_signature(lines jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(lines) is distinct from 'array' or octet_length(lines::text) > 40000 then return false; end if;
  if exists (select from jsonb_array_elements(lines) as line
             where jsonb_typeof(line) <> 'array' or jsonb_array_length(line) < 4 or jsonb_array_length(line) % 2 <> 0) then
    return false;
  end if;
  return jsonb_array_length(lines) > 0 and not exists (
    select from jsonb_array_elements(lines) as line, jsonb_array_elements(line) as coordinate
    where case when jsonb_typeof(coordinate) = 'number'
      then coordinate::numeric not between 0 and 1000 or coordinate::numeric % 1 <> 0 else true end);
end $$;

-- What is older than the term that an owner chose is deleted.
create function private.prune_proofs() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.proof where id in (
    select id from private.proof where made_at < now() - make_interval(days => (select proof_days from private.settings))
    order by made_at limit 100 for update skip locked);
end $$;

create function private.add_proof(proof uuid, typed_id text, signer text, signature jsonb, place text, moment timestamptz)
returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  proof_row private.proof;
begin
  perform private.require_staff();
  perform private.enforce_limit('scan', auth.uid()::text);
  perform private.prune_proofs();
  proof_row.consignment := (private.scanned_consignment(typed_id)).id;
  if proof_row.consignment is null then
    raise exception 'There is no consignment with this id.' using errcode = 'PT404';
  end if;
  if signature is not null and private.is_signature(signature) is not true then
    raise exception 'The signature is not one that was drawn here.' using errcode = '22023';
  end if;
  if moment > now() + interval '1 day' then
    raise exception 'The time of a delivery cannot be in the future.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('proofs', proof_row.consignment));
  if exists (select from private.proof as earlier where earlier.id = add_proof.proof) then
    if not exists (select from private.proof as earlier
                   where earlier.id = add_proof.proof and earlier.consignment = proof_row.consignment
                     and earlier.taken_by = private.caller_email()) then
      raise exception 'This key belongs to another proof.' using errcode = 'PT409';
    end if;
    return;
  end if;
  if 20 <= (select count(*) from private.proof as earlier where earlier.consignment = proof_row.consignment) then
    raise exception 'This consignment has 20 proofs already.' using errcode = 'PT409';
  end if;
  proof_row.id := proof;
  proof_row.signer := btrim(signer);
  proof_row.signature := signature;
  proof_row.place := nullif(btrim(place), '');
  proof_row.moment := moment;
  proof_row.taken_by := private.caller_email();
  proof_row.made_at := now();
  insert into private.proof select proof_row.*;
  perform private.record_proof(proof_row, 'insert', null);
end $$;
grant execute on function private.add_proof(uuid, text, text, jsonb, text, timestamptz) to authenticated;

-- That the goods were handed over: `proof` is a key of the caller's, so that the same proof sent again is stored once. For all
-- of the staff; 404 of a consignment that does not exist, 409 beyond 20 of a consignment.
create function public.add_proof(proof uuid, tracking_id text, signer text, signature jsonb, place text, moment timestamptz)
returns void language sql volatile set search_path = '' as $$
  select private.add_proof(proof, tracking_id, signer, signature, place, moment)
$$;
grant execute on function public.add_proof(uuid, text, text, jsonb, text, timestamptz) to authenticated;

create function private.decoded_photo(encoded text) returns bytea language plpgsql immutable set search_path = '' as $$
begin
  if octet_length(encoded) > 300000 then return null; end if;
  return decode(encoded, 'base64');
exception when invalid_parameter_value then return null;
end $$;

create function private.add_proof_photo(proof_id uuid, place_in_row int, encoded text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  picture bytea := private.plain_photo(private.decoded_photo(encoded));
begin
  perform private.require_staff();
  perform private.enforce_limit('scan', auth.uid()::text);
  if not exists (select from private.proof where id = proof_id and taken_by = private.caller_email()) then
    raise exception 'There is no such proof of yours.' using errcode = 'PT404';
  end if;
  if picture is null then
    raise exception 'A photograph must be a JPEG of at most 200 kB, without data of the camera.' using errcode = '22023';
  end if;
  insert into private.proof_photo (proof, position, photo) values (proof_id, place_in_row, picture)
  on conflict do nothing;
  if not found and not exists (select from private.proof_photo
                               where proof = proof_id and position = place_in_row and photo = picture) then
    raise exception 'Another photograph is stored in this place.' using errcode = 'PT409';
  end if;
end $$;
grant execute on function private.add_proof_photo(uuid, int, text) to authenticated;

-- One of up to four photographs (`number` 1 to 4), a JPEG in base64; for who has made the proof. The same one sent again is stored once.
create function public.add_proof_photo(proof uuid, number int, photo text) returns void
language sql volatile set search_path = '' as $$
  select private.add_proof_photo(proof, number, photo)
$$;
grant execute on function public.add_proof_photo(uuid, int, text) to authenticated;

create function private.photos_of(proof_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(translate(encode(photo, 'base64'), E'\n', '') order by position), '[]')
          from private.proof_photo where proof = proof_id);
end $$;

-- The newest first; photographs of the three newest, so that an answer stays below 4 MB.
create function private.proofs_of(parcel bigint) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('signer', signer, 'signature', signature, 'place', place,
      'moment', private.instant(moment), 'photos', case when age <= 3 then private.photos_of(id) else '[]' end) order by age), '[]')
    from (select proof.*, row_number() over (order by moment desc, id) as age from private.proof, private.settings
          where consignment = parcel and made_at > now() - make_interval(days => proof_days)) as recent_proof);
end $$;

create function private.consignment_proofs(parcel bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'signer', signer, 'signature', signature, 'place', place,
      'moment', private.instant(moment), 'takenBy', taken_by,
      'photos', (select count(*) from private.proof_photo where proof = proof.id)) order by moment desc, id), '[]')
    from private.proof where consignment = parcel);
end $$;
grant execute on function private.consignment_proofs(bigint) to authenticated;

-- [{id, signer, signature, place, moment, takenBy, photos: how many}], the newest first; for the office.
create function public.consignment_proofs(consignment bigint) returns jsonb language sql stable set search_path = '' as $$
  select private.consignment_proofs(consignment)
$$;
grant execute on function public.consignment_proofs(bigint) to authenticated;

create function private.proof_photos(proof_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.photos_of(proof_id);
end $$;
grant execute on function private.proof_photos(uuid) to authenticated;

-- The photographs of a proof, as base64; for the office.
create function public.proof_photos(proof uuid) returns jsonb language sql stable set search_path = '' as $$
  select private.proof_photos(proof)
$$;
grant execute on function public.proof_photos(uuid) to authenticated;

create function private.delete_proof(proof_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  proof_row private.proof;
begin
  perform private.require_admin();
  if private.is_blank(reason) is not false then
    raise exception 'Say why the proof is deleted.' using errcode = '22023';
  end if;
  delete from private.proof where id = proof_id returning * into proof_row;
  if found then perform private.record_proof(proof_row, 'delete', left(btrim(reason), 120)); end if;
end $$;
grant execute on function private.delete_proof(uuid, text) to authenticated;

-- With its photographs, for a reason that the audit keeps.
create function public.delete_proof(proof uuid, reason text) returns void language sql volatile set search_path = '' as $$
  select private.delete_proof(proof, reason)
$$;
grant execute on function public.delete_proof(uuid, text) to authenticated;

create function private.set_proof_days(days int) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;
grant execute on function private.set_proof_days(int) to authenticated;

-- After how many days a proof is deleted.
create function public.set_proof_days(days int) returns void language sql volatile set search_path = '' as $$
  select private.set_proof_days(days)
$$;
grant execute on function public.set_proof_days(int) to authenticated;
