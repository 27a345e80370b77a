-- A proof of delivery changed no page that was open: nobody was told of it.

create function private.poke_consignment(changed bigint) returns void language plpgsql volatile set search_path = '' as $$
declare
  poke jsonb := jsonb_build_object('kind', 'journey');
begin
  perform realtime.send(poke, 'poke', topic, true) from private.consignment_key where consignment = changed;
  perform realtime.send(poke || jsonb_build_object('consignment', changed), 'poke', 'admin:consignments', true);
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $$;

create or replace function private.poke_journey() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke_consignment(coalesce(new.id, old.id));
  return coalesce(new, old);
end $$;

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
