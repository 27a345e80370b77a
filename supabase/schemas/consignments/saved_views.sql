-- Lists that an admin comes back to: the address of each under a name, for whoever saved it.

create table public.saved_view (
  id bigint generated always as identity primary key,
  owner uuid not null default auth.uid() references auth.users on delete cascade,
  name private.required_line not null,
  address text not null check (char_length(address) <= 2000), -- the query of the list
  created_at timestamptz not null default now(),
  constraint saved_view_name unique (owner, name)
);
alter table public.saved_view enable row level security;
create policy "the owner does everything" on public.saved_view for all to authenticated
  using (owner = (select auth.uid()) and (select private.is_admin()))
  with check (owner = (select auth.uid()) and (select private.is_admin()));
grant select, insert (name, address), update (name, address), delete on public.saved_view to authenticated;
