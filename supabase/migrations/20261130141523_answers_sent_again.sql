-- Marks the inquiry before its answer is sent, under the lock of its row: of two who answer it in the same moment, the second is
-- told. Who has seen that it was handled may answer again. One that was deleted can be answered. A mail that failed is sent again
-- from the log without a word of the inquiry that it answers: then that is marked if nobody has handled it.
create or replace function private.take_inquiry(mail_key uuid, answered bigint, seen timestamptz) returns void
language plpgsql volatile set search_path = '' as $$
declare
  known public."contactForm";
begin
  select * into known from public."contactForm"
  where id = coalesce(answered, (select inquiry from private.inquiry_answer where key = mail_key)) for update;
  if not found then return; end if;
  if known."handledAt" is not null and known."handledAt" is distinct from seen then
    if answered is null then return; end if;
    raise exception 'Nothing was sent: % has handled this inquiry meanwhile. Send again to answer it all the same.',
      coalesce(known."handledBy", 'somebody') using errcode = 'PT409';
  end if;
  insert into private.inquiry_answer (key, inquiry, taken_at, handled_at, handled_by)
  values (mail_key, known.id, clock_timestamp(), known."handledAt", known."handledBy")
  on conflict (key) do update set inquiry = excluded.inquiry, taken_at = excluded.taken_at, handled_at = excluded.handled_at,
    handled_by = excluded.handled_by;
  update public."contactForm" set "handledAt" = taken_at, "handledBy" = private.who()
  from private.inquiry_answer where key = mail_key and id = known.id;
end $$;

-- The rows are locked in the order of whoever deletes an inquiry.
create or replace function private.settle_inquiry(mail_key uuid, is_failed boolean) returns void
language plpgsql volatile set search_path = '' as $$
declare
  answer private.inquiry_answer;
begin
  perform from public."contactForm" where id = (select inquiry from private.inquiry_answer where key = mail_key) for update;
  if not is_failed then
    delete from private.inquiry_answer where key = mail_key;
    return;
  end if;
  select * into answer from private.inquiry_answer where key = mail_key;
  update public."contactForm" set "handledAt" = answer.handled_at, "handledBy" = answer.handled_by
  where id = answer.inquiry and "handledAt" = answer.taken_at;
end $$;
