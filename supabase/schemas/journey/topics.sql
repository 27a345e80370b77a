-- Telling who looks at a consignment that it has changed.

-- Where that is heard: a random name (244 bits) that only a counted look-up returns, so that joining is no uncounted guess of
-- tracking ids.
create table private.consignment_key (
  consignment bigint primary key references public.consignment on delete cascade,
  topic text not null unique
    default 'consignment:' || encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')
);
alter table private.consignment_key enable row level security;

-- Says that something has changed and never what. The admin hears it of all. Nothing fails because a poke did.
create function private.poke_consignment(consignment_id bigint) returns void language plpgsql volatile set search_path = '' as $$
declare
  poke jsonb := jsonb_build_object('kind', 'journey');
begin
  perform realtime.send(poke, 'poke', topic, true) from private.consignment_key where consignment = consignment_id;
  perform realtime.send(poke || jsonb_build_object('consignment', consignment_id), 'poke', 'admin:consignments', true);
exception when others then
  raise warning 'A poke was lost: %', sqlerrm;
end $$;

create function private.poke_journey() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.poke_consignment(coalesce(new.id, old.id));
  return coalesce(new, old);
end $$;
create trigger poke_journey after insert or update on public.consignment for each row execute function private.poke_journey();
create trigger poke_deleted before delete on public.consignment for each row execute function private.poke_journey();
