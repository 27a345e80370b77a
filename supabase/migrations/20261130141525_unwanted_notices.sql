-- A notice that was being worked out while its reader stopped does not leave.
create function private.is_unwanted(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.follower is null and mail.party is null or exists (
    select from private.notice_job as job left join public.consignment_event as entry on entry.id = job.event
    where job.id = mail.job and (not job.is_correction and entry.voided_at is not null
      or mail.follower is null and private.has_stopped(job.consignment, mail.email)))
$$;

create or replace function private.claim_mail() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  chosen private.queued_mail;
  reader private.follower;
  parcel bigint;
  token text;
begin
  loop
    reader := null;
    select * into chosen from private.queued_mail where state = 'waiting' and job is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return private.claim_newsletter(); end if;
    if private.is_unwanted(chosen) then
      update private.queued_mail set state = 'cancelled', updated_at = now() where id = chosen.id;
      continue;
    end if;
    select known.id into parcel from public.consignment as known
    where id = (select consignment from private.notice_job where id = chosen.job) for key share skip locked;
    if found and chosen.follower is not null then
      select * into reader from private.follower where id = chosen.follower for key share skip locked;
    end if;
    exit when found;
    perform private.postpone(chosen.id);
  end loop;
  if reader.id is not null then token := private.new_follow_token(reader.id); end if;
  if chosen.party is not null then
    token := private.new_party_token(parcel, chosen.party, chosen.email);
    perform private.make_party_words(parcel);
  end if;
  chosen.message := coalesce(chosen.message, gen_random_uuid());
  update private.queued_mail
  set state = 'sending', message = chosen.message, leased_until = now() + interval '2 minutes', attempts = attempts + 1,
    updated_at = now()
  where id = chosen.id or reader.daily and id in (
    select id from private.queued_mail as other
    where follower = reader.id and state = 'waiting' and due_at <= now() and not private.is_unwanted(other)
    order by id limit 50 for update skip locked);
  return private.mail_content(array(select id from private.queued_mail where message = chosen.message and state = 'sending'))
    || jsonb_build_object('message', chosen.message, 'email', chosen.email, 'token', token);
end $$;

drop function private.tells_void(private.queued_mail);
