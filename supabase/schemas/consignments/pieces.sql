-- The pieces of a consignment, each with a number, a weight and dimensions (docs/decisions/018). A consignment without rows has one
-- piece, of which no more is known than of the consignment itself.

create table public.consignment_piece (
  id bigint generated always as identity primary key,
  consignment bigint not null references public.consignment on delete cascade,
  number int not null, -- 1, 2, 3... without a gap, given by the database
  weight_kg double precision constraint weight_out_of_range check (weight_kg >= 0.001 and weight_kg <= 500000),
  length_cm double precision constraint length_out_of_range check (length_cm >= 0.1 and length_cm <= 5000),
  width_cm double precision constraint width_out_of_range check (width_cm >= 0.1 and width_cm <= 5000),
  height_cm double precision constraint height_out_of_range check (height_cm >= 0.1 and height_cm <= 5000),
  marks private.line, -- and numbers, as they are on the piece
  updated_at timestamptz not null default now(),
  request_key uuid unique, -- of the form, at the first of the pieces that it adds: sent again, they are stored once
  constraint dimension_missing check (num_nulls(length_cm, width_cm, height_cm) in (0, 3)),
  constraint piece_number unique (consignment, number) deferrable
);

alter table public.consignment_piece enable row level security;
create policy "the admin does everything" on public.consignment_piece for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.consignment_piece to authenticated;
grant update (weight_kg, length_cm, width_cm, height_cm, marks) on public.consignment_piece to authenticated;

-- Where a piece has a value that none can have, a plain word says so.
create function private.check_piece() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.weight_kg not between 0.001 and 500000 then
    raise exception 'A piece weighs between 0.001 and 500,000 kg.';
  end if;
  if num_nulls(new.length_cm, new.width_cm, new.height_cm) not in (0, 3) then
    raise exception 'A piece has three dimensions: enter all of them or none.';
  end if;
  if least(new.length_cm, new.width_cm, new.height_cm) < 0.1 or greatest(new.length_cm, new.width_cm, new.height_cm) > 5000 then
    raise exception 'A dimension of a piece is between 0.1 and 5,000 cm.';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger check_piece before insert or update on public.consignment_piece
  for each row execute function private.check_piece();

-- The numbers of those that are left have no gap.
create function private.renumber_pieces() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.consignment_piece as piece set number = numbering.number
  from (select id, row_number() over (partition by consignment order by number) as number
        from public.consignment_piece where consignment in (select consignment from removed)) as numbering
  where numbering.id = piece.id and numbering.number <> piece.number;
  return null;
end $$;
create trigger renumber_pieces after delete on public.consignment_piece referencing old table as removed
  for each statement execute function private.renumber_pieces();

create function private.add_pieces(consignment_id bigint, pieces int, request_key uuid, weight_kg float8, length_cm float8,
  width_cm float8, height_cm float8, marks text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 500;
  last int;
begin
  perform private.require_admin();
  perform private.locked_consignment(consignment_id);
  if exists (select from public.consignment_piece as piece where piece.request_key = add_pieces.request_key) then return; end if;
  select coalesce(max(number), 0) into last from public.consignment_piece where consignment = consignment_id;
  if pieces between 1 and most - last is not true then
    raise exception 'A consignment has at most % pieces; % more can be added to this one.', most, most - last;
  end if;
  insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm, marks, request_key)
  select consignment_id, last + step, add_pieces.weight_kg, add_pieces.length_cm, add_pieces.width_cm, add_pieces.height_cm,
    add_pieces.marks, case when step = 1 then add_pieces.request_key end
  from generate_series(1, pieces) as step;
end $$;

-- Adds so many equal pieces, with the next numbers: all of them or none, and once for each key.
create function public.add_pieces(consignment bigint, pieces int, request_key uuid, weight_kg float8 default null,
  length_cm float8 default null, width_cm float8 default null, height_cm float8 default null, marks text default null)
returns void language sql volatile set search_path = '' as $$
  select private.add_pieces(consignment, pieces, request_key, weight_kg, length_cm, width_cm, height_cm, marks)
$$;

-- The consignment is locked before its pieces: two who remove some at a time, and number the rest, wait for each other.
create function private.remove_pieces(consignment_id bigint, pieces bigint[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.locked_consignment(consignment_id);
  -- Before the audit is written, for which a change of one of them would wait in turn.
  perform from public.consignment_piece where consignment = consignment_id order by id for update;
  delete from public.consignment_piece where consignment = consignment_id and id = any (pieces);
end $$;

-- Removes the pieces with these ids, and numbers the others anew. One that is gone already counts as removed.
create function public.remove_pieces(consignment bigint, pieces bigint[]) returns void
language sql volatile set search_path = '' as $$ select private.remove_pieces(consignment, pieces) $$;
grant execute on function
  public.add_pieces(bigint, int, uuid, float8, float8, float8, float8, text),
  private.add_pieces(bigint, int, uuid, float8, float8, float8, float8, text),
  public.remove_pieces(bigint, bigint[]), private.remove_pieces(bigint, bigint[]) to authenticated;
