-- What the admin sees and does of newsletters.

create function private.is_paragraph(part jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(part) = 'object' then coalesce(
    part - array['id', 'paragraph', 'color', 'bold', 'textAlign'] = '{}'
    and part ->> 'id' ~ '^[0-9A-Za-z]{5}$'
    and jsonb_typeof(part -> 'paragraph') = 'string'
    and char_length(part ->> 'paragraph') <= 2000 and not private.is_blank(part ->> 'paragraph')
    and part ->> 'paragraph' !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e]'
    and part ->> 'color' in ('black', 'red')
    and part ->> 'bold' in ('normal', 'bold')
    and part ->> 'textAlign' in ('left', 'center', 'justify', 'right'), false) else false end
$$;

-- The rules of the message box (supabase/functions/foxEmail/validate.ts).
create function private.check_newsletter(subject text, paragraphs jsonb) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(private.is_blank(subject) or char_length(subject) > 200
      or subject ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]', true) then
    raise exception 'The subject must be one line of at most 200 characters.' using errcode = '22023';
  end if;
  if jsonb_typeof(paragraphs) is distinct from 'array' or jsonb_array_length(paragraphs) not between 1 and 50
      or exists (select from jsonb_array_elements(paragraphs) as part where not private.is_paragraph(part)) then
    raise exception 'A newsletter has 1 to 50 paragraphs of at most 2000 characters.' using errcode = '22023';
  end if;
end $$;

-- Whoever leaves or is deleted gets nothing that still waits, and leaves no address in the queue.
create function private.forget_subscriber() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.queued_mail where subscriber = old.id and is_question and state <> 'sending';
  update private.queued_mail
  set state = case state when 'waiting' then 'cancelled' else state end, subscriber = null, email = '', updated_at = now()
  where subscriber = old.id;
  return old;
end $$;
create trigger forget_subscriber before delete on public."newsLetter" for each row
  execute function private.forget_subscriber();

-- What an admin did with a newsletter, or with the question whether to confirm, which has no subject.
create function private.record_newsletter(letter_id bigint, action text, field text, before text, after text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.record_account(private.actor(), action, 'newsletter', letter_id::text,
    (select subject from private.newsletter where id = letter_id),
    jsonb_build_object(field, jsonb_strip_nulls(jsonb_build_object('before', before, 'after', after))));
end $$;

-- One mail for each subscriber who is chosen. Whoever leaves meanwhile is left out.
create function private.queue_newsletter(letter_id bigint, subscriber_ids bigint[]) returns int
language plpgsql volatile set search_path = '' as $$
declare
  count int;
begin
  insert into private.queued_mail (newsletter, subscriber, email, state, reason)
  select letter_id, reader.id, reader.email, case when reader.is_right then 'waiting' else 'failed' end,
    case when not reader.is_right then 'There is no e-mail address that mail can be sent to.' end
  from (select id, btrim(email) as email, coalesce(private.is_mail_address(btrim(email)), false) as is_right
        from public."newsLetter" where id = any (subscriber_ids) order by id for key share) as reader
  on conflict do nothing;
  get diagnostics count = row_count;
  update private.newsletter set total = count where id = letter_id;
  perform private.record_newsletter(letter_id, 'insert', 'recipients', null, count::text);
  return count;
end $$;

create function private.asks_confirmation(mail private.queued_mail) returns boolean language sql stable set search_path = '' as $$
  select mail.is_question or mail.newsletter in (select id from private.newsletter where subject is null)
$$;

-- Whom none of these mails has asked may be asked another time: as one that never was, or, where another question has arrived, by the
-- staff. Whoever has been asked by another question since is left, and so is a row that somebody holds: they have a link, and so were asked.
create function private.free_unasked(mails bigint[]) returns void language plpgsql volatile set search_path = '' as $$
declare
  subscriber_ids bigint[];
begin
  select array_agg(subscriber) into subscriber_ids from (
    select entry.subscriber from private.subscription as entry
      join private.queued_mail as mail on mail.subscriber = entry.subscriber and mail.created_at >= entry.asked_at
    where mail.id = any (mails) and mail.state in ('waiting', 'failed', 'cancelled') and private.asks_confirmation(mail) and entry.confirmed_at is null
    for update of entry skip locked) as entries;
  update private.subscription set staff_asked_at = null where subscriber = any (subscriber_ids);
  delete from private.subscription where subscriber = any (subscriber_ids) and not exists (
    select from private.queued_mail as other
    where other.subscriber = subscription.subscriber and other.id <> all (mails) and private.asks_confirmation(other)
      and other.state not in ('failed', 'cancelled'));
end $$;

-- The question goes out at once. An address that subscribes again is asked again, unless it has confirmed or a question waits for it, and not
-- more often than its limit allows, whoever enters it: nobody can have somebody else written to at will.
create function private.ask_new_subscriber() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  subscriber_id bigint;
begin
  if not private.is_mail_address(new.email) then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended(lower(btrim(new.email)), 0)); -- as by private.drop_known_address
  select id into subscriber_id from public."newsLetter" where lower(btrim(email)) = lower(btrim(new.email)) order by id limit 1 for key share;
  subscriber_id := coalesce(subscriber_id, new.id); -- somebody is leaving in this moment
  perform from private.subscription where subscriber = subscriber_id for no key update;
  if exists (select from private.subscription where subscriber = subscriber_id and confirmed_at is not null)
      or exists (select from private.queued_mail where subscriber = subscriber_id and is_question and state in ('waiting', 'sending'))
      or not private.limit_allows('newsletterAsk', left(private.sha256_hex(lower(new.email)), 16)) then
    return null;
  end if;
  insert into private.subscription (subscriber) values (subscriber_id) on conflict (subscriber) do update set asked_at = now();
  insert into private.queued_mail (is_question, subscriber, email) values (true, subscriber_id, new.email);
  return null;
end $$;
create trigger ask_new_subscriber after insert on public."newsLetter" for each row
  when (current_user in ('anon', 'authenticated')) execute function private.ask_new_subscriber();

-- Whether the staff may ask a subscriber: one that has not been asked, or who has not answered for three days, once.
create function private.may_be_asked(subscriber_id bigint) returns boolean language sql stable set search_path = '' as $$
  select not exists (
    select from private.subscription
    where subscriber = subscriber_id and (confirmed_at is not null or staff_asked_at is not null or asked_at > now() - interval '3 days'))
$$;

create function private.ask_subscribers() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter_id bigint;
  subscriber_ids bigint[];
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('ask_subscribers', 0));
  with questions as (
    insert into private.subscription (subscriber, staff_asked_at)
    select id, now() from public."newsLetter" where private.may_be_asked(id) order by id for key share
    on conflict (subscriber) do update set asked_at = now(), staff_asked_at = now() where private.may_be_asked(excluded.subscriber)
    returning subscriber)
  select array_agg(subscriber) into subscriber_ids from questions;
  if subscriber_ids is null then return 0; end if;
  insert into private.newsletter (request_key, made_by) values (gen_random_uuid(), private.caller_email()) returning id into letter_id;
  return private.queue_newsletter(letter_id, subscriber_ids);
end $$;
grant execute on function private.ask_subscribers() to authenticated;

-- Asks every subscriber who was not asked to confirm, or has not answered for three days, by one mail each. Returns how many.
create function public.ask_subscribers() returns int language sql volatile set search_path = '' as $$
  select private.ask_subscribers()
$$;
grant execute on function public.ask_subscribers() to authenticated;

create function private.send_newsletter(key uuid, title text, parts jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  letter private.newsletter;
  subscriber_ids bigint[];
begin
  perform private.require_admin();
  perform private.check_newsletter(title, parts);
  insert into private.newsletter (request_key, subject, paragraphs, made_by) values (key, title, parts, private.caller_email())
  on conflict (request_key) do nothing returning * into letter;
  if letter.id is null then
    select * into strict letter from private.newsletter where request_key = key;
    if (letter.subject, letter.paragraphs) is distinct from (title, parts) then
      raise exception 'This key belongs to another message.' using errcode = 'PT409';
    end if;
    return letter.total;
  end if;
  select array_agg(subscriber) into subscriber_ids from private.subscription where confirmed_at is not null;
  if subscriber_ids is null then raise exception 'Nobody has confirmed yet.' using errcode = 'PT409'; end if;
  return private.queue_newsletter(letter.id, subscriber_ids);
end $$;
grant execute on function private.send_newsletter(uuid, text, jsonb) to authenticated;

-- Queues a newsletter for everybody who confirmed. Returns for how many; the same for a key that was used already.
create function public.send_newsletter(request_key uuid, subject text, paragraphs jsonb) returns int
language sql volatile set search_path = '' as $$
  select private.send_newsletter(request_key, subject, paragraphs)
$$;
grant execute on function public.send_newsletter(uuid, text, jsonb) to authenticated;

create function private.newsletter_shown(letter private.newsletter) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('id', letter.id, 'subject', letter.subject, 'madeAt', private.instant(letter.made_at),
    'madeBy', letter.made_by, 'paused', letter.paused_at is not null, 'cancelled', letter.cancelled_at is not null,
    'total', letter.total, 'counts', coalesce(jsonb_object_agg(state, mails), '{}'),
    'again', (select count(*) from private.queued_mail
              where newsletter = letter.id and state = 'failed' and subscriber is not null and private.is_mail_address(email)),
    'reasons', coalesce((
      select jsonb_agg(jsonb_build_object('state', state, 'reason', reason, 'count', mails) order by mails desc, reason)
      from (select state, coalesce(reason, '') as reason, count(*) as mails from private.queued_mail
            where newsletter = letter.id and state in ('failed', 'unknown') group by 1, 2 order by 3 desc limit 10) as grouped
    ), '[]'))
  from (select state, count(*) as mails from private.queued_mail where newsletter = letter.id group by state) as mail_counts
$$;

create function private.newsletters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('unasked', count(*) filter (where asked_at is null),
      'asked', count(*) filter (where asked_at is not null and confirmed_at is null),
      'remindable', count(*) filter (where asked_at is not null and private.may_be_asked(id)),
      'confirmed', count(confirmed_at),
      'sent', (select coalesce(jsonb_agg(private.newsletter_shown(sent_letter) order by (sent_letter).id desc), '[]')
               from (
                 select letter as sent_letter from private.newsletter as letter
                 where id in (select id from private.newsletter order by id desc limit 10)
                   or exists (select from private.queued_mail where newsletter = letter.id and state in ('waiting', 'sending'))
               ) as recent_letters))
    from public."newsLetter" left join private.subscription on subscriber = id);
end $$;
grant execute on function private.newsletters() to authenticated;

-- How many subscribers were not asked, were asked (and of these, how many can be asked once more), and have confirmed; and the ten newest mails to them, with the older ones that have
-- not left altogether: {unasked, asked, remindable, confirmed, sent: [{id, subject (null: the question whether to confirm), madeAt, madeBy, paused,
-- cancelled, total, counts by state, again (how many `resend_newsletter` sends), reasons: [{state, reason, count}]}]}.
create function public.newsletters() returns jsonb language sql stable set search_path = '' as $$
  select private.newsletters()
$$;
grant execute on function public.newsletters() to authenticated;

create function private.pause_newsletter(letter_id bigint, stops boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.newsletter set paused_at = case when stops then now() end
  where id = letter_id and cancelled_at is null and stops is distinct from (paused_at is not null);
  if found then
    perform private.record_newsletter(letter_id, 'update', 'paused', case when stops then 'no' else 'yes' end,
      case when stops then 'yes' else 'no' end);
  end if;
end $$;
grant execute on function private.pause_newsletter(bigint, boolean) to authenticated;

-- Nothing more of it leaves until it is resumed; a mail that is just being sent does.
create function public.pause_newsletter(newsletter bigint, paused boolean) returns void
language sql volatile set search_path = '' as $$
  select private.pause_newsletter(newsletter, paused)
$$;
grant execute on function public.pause_newsletter(bigint, boolean) to authenticated;

-- Who was not asked after all may be asked another time; one whose mail is just being sent, once its outcome is known (`settle_mail`).
create function private.cancel_newsletter(letter_id bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.newsletter set cancelled_at = now() where id = letter_id and cancelled_at is null;
  if not found then return; end if;
  update private.queued_mail set state = 'cancelled', updated_at = now() where newsletter = letter_id and state = 'waiting';
  perform private.free_unasked(array(select id from private.queued_mail where newsletter = letter_id));
  perform private.record_newsletter(letter_id, 'update', 'cancelled', 'no', 'yes'); -- last: whoever unsubscribes waits for the audit
end $$;
grant execute on function private.cancel_newsletter(bigint) to authenticated;

-- What still waits is not sent any more.
create function public.cancel_newsletter(newsletter bigint) returns void language sql volatile set search_path = '' as $$
  select private.cancel_newsletter(newsletter)
$$;
grant execute on function public.cancel_newsletter(bigint) to authenticated;

create function private.resend_newsletter(letter_id bigint) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  count int;
begin
  perform private.require_admin();
  update private.queued_mail
  set state = 'waiting', due_at = now(), attempts = 0, message = null, reason = null, updated_at = now()
  where newsletter = letter_id and state = 'failed' and subscriber is not null and private.is_mail_address(email)
    and exists (select from private.newsletter where id = letter_id and cancelled_at is null);
  get diagnostics count = row_count;
  if count > 0 then perform private.record_newsletter(letter_id, 'update', 'sentAgain', null, count::text); end if;
  return count;
end $$;
grant execute on function private.resend_newsletter(bigint) to authenticated;

-- Sends those that certainly did not leave again; never one that may have. Returns how many.
create function public.resend_newsletter(newsletter bigint) returns int language sql volatile set search_path = '' as $$
  select private.resend_newsletter(newsletter)
$$;
grant execute on function public.resend_newsletter(bigint) to authenticated;

create function private.begin_newsletter_test(title text, parts jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.check_newsletter(title, parts);
  perform private.enforce_limit('mail', auth.uid()::text);
  return private.caller_email();
end $$;
grant execute on function private.begin_newsletter_test(text, jsonb) to authenticated;

-- The admin's own address, for a test of a newsletter that could be sent; counted with the admin's mails.
create function public.begin_newsletter_test(subject text, paragraphs jsonb) returns text
language sql volatile set search_path = '' as $$
  select private.begin_newsletter_test(subject, paragraphs)
$$;
grant execute on function public.begin_newsletter_test(text, jsonb) to authenticated;
