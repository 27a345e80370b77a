-- Once a year an owner looks at who may do what, and confirms it (docs/decisions/006).

create table private.staff_review (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  done_by text not null,
  members int not null
);
alter table private.staff_review enable row level security;

create function private.staff_review() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  last private.staff_review;
begin
  perform private.require_owner();
  select * into last from private.staff_review order by id desc limit 1;
  return jsonb_build_object('at', private.instant(last.at), 'by', last.done_by,
    'isDue', coalesce(last.at, (select min(added_at) from private.admins)) < now() - interval '1 year');
end $$;
grant execute on function private.staff_review() to authenticated;

-- {at, by: of the last confirmation, or null; isDue: a year is over}. For owners, as below.
create function public.staff_review() returns jsonb language sql stable set search_path = '' as $$
  select private.staff_review()
$$;
grant execute on function public.staff_review() to authenticated;

create function private.confirm_staff(seen jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  present jsonb;
begin
  perform private.begin_staff_change();
  select jsonb_object_agg(user_id, role) into present from private.admins;
  if seen is distinct from present then
    raise exception 'The staff has changed meanwhile. Look at the list again.' using errcode = 'PT409';
  end if;
  insert into private.staff_review (done_by, members) values (private.caller_email(), (select count(*) from private.admins));
  perform private.record_account(private.actor(), 'insert', 'staff_review', to_char(now() at time zone 'UTC', 'YYYY-MM-DD'), 'Who may do what',
    (select jsonb_object_agg(role, jsonb_build_object('after', emails))
     from (select admins.role, string_agg(email, ', ' order by email) as emails
           from private.admins join auth.users on users.id = user_id group by admins.role) as roles));
end $$;
grant execute on function private.confirm_staff(jsonb) to authenticated;

-- That everybody on the staff has the role that they need. `seen`: {member: role} as the owner saw it; PT409 of another list.
create function public.confirm_staff(seen jsonb) returns void language sql volatile set search_path = '' as $$
  select private.confirm_staff(seen)
$$;
grant execute on function public.confirm_staff(jsonb) to authenticated;
