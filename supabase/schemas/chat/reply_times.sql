-- How soon inquiries are usually answered, as an owner says it. Null: nothing is claimed.
create table private.reply_time (
  only_row boolean primary key default true check (only_row),
  within_hours int check (within_hours between 1 and 240)
);
alter table private.reply_time enable row level security;
insert into private.reply_time default values;

-- The read of one row costs less than counting it would.
create function private.reply_time() returns int language sql stable security definer set search_path = '' as $$
  select within_hours from private.reply_time
$$;
grant execute on function private.reply_time() to anon, authenticated;

-- Within how many hours inquiries are usually answered; null if nothing is claimed.
create function public.reply_time() returns int language sql stable set search_path = '' as $$
  select private.reply_time()
$$;
grant execute on function public.reply_time() to anon, authenticated;

create function private.set_reply_time(hours int, seen jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before int;
begin
  perform private.require_owner();
  if hours not between 1 and 240 then
    raise exception 'Inquiries are answered within 1 to 240 hours.' using errcode = '22023';
  end if;
  select within_hours into before from private.reply_time for update;
  if before is not distinct from hours then return; end if;
  if jsonb_build_object('hours', before) <> seen then
    raise exception 'Somebody has changed the reply time since you opened it. Yours was not saved.' using errcode = 'PT409';
  end if;
  update private.reply_time set within_hours = hours;
  perform private.record_account(private.actor(), 'update', 'settings', 'reply_time', 'Reply time',
    jsonb_build_object('replyHours', jsonb_build_object('before', before::text, 'after', hours::text)));
end $$;
grant execute on function private.set_reply_time(int, jsonb) to authenticated;

-- Without hours nothing is claimed from now on. `expected`: {hours} that the caller knows; PT409 where others are stored by now.
create function public.set_reply_time(hours int default null, expected jsonb default null) returns void
language sql volatile set search_path = '' as $$
  select private.set_reply_time(hours, expected)
$$;
grant execute on function public.set_reply_time(int, jsonb) to authenticated;
