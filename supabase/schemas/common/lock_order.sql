-- One order of locks for all who change a journey: legs, their consignment, its entries, its pieces, and the audit last; of several
-- consignments one after the other. Whoever has locked one of them and waits for another that comes before it may wait for somebody who
-- waits for them.
--
-- A statement of the API locks its row before a trigger can lock what comes before that row. A policy is asked when the row is found, and
-- that is before it is locked: so these, which allow no more than the others do, lock in that order.

create function private.hold_journey(parcel bigint) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.is_admin() is not true then return false; end if;
  perform private.locked_with_legs(parcel);
  return true;
end $$;

-- With all that is deleted with it: of several consignments, the first is in the audit, for which others wait, before the next loses its
-- parts.
create function private.hold_consignment(parcel bigint) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.is_admin() is not true then return false; end if;
  perform from public.consignment_leg where consignment = parcel order by id for update;
  perform from public.consignment where id = parcel for update;
  perform from public.consignment_event where consignment = parcel order by id for update;
  perform from public.consignment_piece where consignment = parcel order by id for update;
  return true;
end $$;
grant execute on function private.hold_journey(bigint), private.hold_consignment(bigint) to authenticated; -- policies run as the caller

create policy "who voids holds the journey" on public.consignment_event as restrictive for update to authenticated
  using (private.hold_journey(consignment)) with check (true);
create policy "who changes holds the journey" on public.consignment_leg as restrictive for update to authenticated
  using (private.hold_journey(consignment)) with check (true);
create policy "who deletes holds the journey" on public.consignment_leg as restrictive for delete to authenticated
  using (private.hold_journey(consignment));
create policy "who deletes holds the parts" on public.consignment as restrictive for delete to authenticated
  using (private.hold_consignment(id));
