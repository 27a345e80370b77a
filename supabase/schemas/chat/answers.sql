-- A visitor who is not there any more gets the answers by mail: those that nobody has read in the chat for some minutes, once, at
-- the address that the visitor left. The mail has the agent's words alone: nobody knows yet whose address it is.

create table private.chat_address (
  chat uuid primary key references public.chats on delete cascade,
  email text not null check (email = private.cleaned_mail(email)),
  left_at timestamptz not null default now(),
  confirmed_at timestamptz, -- when its reader came back by the link of a mail
  network text -- who left it, as the limits have it: an address of somebody else is not kept from the answers of its own chat
);
alter table private.chat_address enable row level security;

-- Answers that were neither read nor mailed, but for the mail that asks.
create function private.unread_answers(chat_id uuid, mail_id bigint) returns setof public.chat_message
language sql stable set search_path = '' as $$
  select * from public.chat_message
  where chat = chat_id and type = 'agent' and seq > greatest(
    (select "seenSeq" from public.chats where id = chat_id),
    (select max(chat_seq) from private.queued_mail
     where queued_mail.chat = chat_id and queued_mail.id is distinct from mail_id and state in ('sending', 'sent', 'kept', 'unknown')))
  order by seq
$$;

create function private.answer_due(answer_time timestamptz) returns timestamptz language sql stable set search_path = '' as $$
  select answer_time + make_interval(secs => answer_delay) from private.settings
$$;

-- One mail waits for each chat. The chat's row is locked by whoever writes into it.
create function private.queue_answers(chat_id uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  address text := (select email from private.chat_address where chat = chat_id);
begin
  if private.is_mail_address(address) is not true -- one of an earlier version may be none
      or exists (select from private.queued_mail where chat = chat_id and state = 'waiting') then return; end if;
  insert into private.queued_mail (chat, email, due_at)
  select chat_id, address, private.answer_due(date) from private.unread_answers(chat_id, null) limit 1;
end $$;

create function private.note_answer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_answers(new.chat);
  return null;
end $$;
create trigger note_answer after insert on public.chat_message for each row when (new.type = 'agent')
  execute function private.note_answer();

-- The address goes, with what still waits for it and with the links that went there. `current_hash` is of the secret in use. Both sides
-- hear of it.
create function private.forget_chat_address(chat_id uuid, current_hash bytea) returns void
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.chat_address where chat = chat_id;
  if not found then return; end if;
  delete from private.queued_mail where chat = chat_id and state = 'waiting';
  update private.queued_mail set email = '' where chat = chat_id;
  delete from private.chat_link where chat = chat_id and token_hash is distinct from current_hash;
  perform private.poke(chat_id, 0, 'address', 'visitor');
end $$;

create function private.chat_leave_address(token text, input text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat_id uuid := private.chat_of(token);
  address text := lower(private.cleaned_mail(input));
begin
  if chat_id is null then return jsonb_build_object('status', 'gone'); end if;
  perform from public.chats where id = chat_id for update;
  if coalesce(address, '') = '' then
    perform private.forget_chat_address(chat_id, private.token_hash(token));
    return jsonb_build_object('status', 'ok', 'email', null);
  end if;
  if private.is_mail_address(address) is not true then
    return private.wrong_chat_call('22023', 'This is not an e-mail address.');
  end if;
  if not exists (select from private.chat_address where chat = chat_id and email = address) then
    perform private.enforce_limit('chatAddressOf', chat_id::text);
    perform private.enforce_limit('chatAddress');
    perform private.forget_chat_address(chat_id, private.token_hash(token));
    insert into private.chat_address (chat, email, network)
    values (chat_id, address, (select (keys)[cardinality(keys)] from private.client_keys() as keys));
    perform private.queue_answers(chat_id);
    perform private.poke(chat_id, 0, 'address', 'visitor');
  end if;
  return jsonb_build_object('status', 'ok', 'email', private.masked_address(address));
end $$;
grant execute on function private.chat_leave_address(text, text) to anon, authenticated;

-- Where answers go that the visitor does not read in the chat; an empty `email` removes the address. {status: ok | gone, email:
-- masked, or null}
create function public.chat_leave_address(token text, email text) returns jsonb language sql volatile set search_path = '' as $$
  select private.chat_leave_address(token, email)
$$;
grant execute on function public.chat_leave_address(text, text) to anon, authenticated;

-- A link that somebody uses was read where it was sent to: later mails of this conversation need not wait for hours.
create function private.chat_address(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat_id uuid := private.chat_of(token);
begin
  update private.chat_address set confirmed_at = now()
  where chat = chat_id and confirmed_at is null
    and exists (select from private.chat_link where token_hash = private.token_hash(token) and made_at >= left_at);
  return jsonb_build_object('status', case when chat_id is null then 'gone' else 'ok' end,
    'email', (select private.masked_address(email) from private.chat_address where chat = chat_id));
end $$;
grant execute on function private.chat_address(text) to anon, authenticated;

-- {status: ok | gone, email: masked, or null}
create function public.chat_address(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.chat_address(token)
$$;
grant execute on function public.chat_address(text) to anon, authenticated;

create function private.chat_agent_address(chat_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('email', address.email, 'state', mail.state, 'dueAt', private.instant(mail.due_at),
      'at', private.instant(mail.updated_at), 'reason', mail.reason)
    from private.chat_address as address left join lateral (
      select * from private.queued_mail where chat = chat_id order by id desc limit 1) as mail on true
    where address.chat = chat_id);
end $$;
grant execute on function private.chat_agent_address(uuid) to authenticated;

-- {email, and of the newest mail state, dueAt, at, reason}; null where the visitor has left no address.
create function public.chat_agent_address(chat uuid) returns jsonb language sql stable set search_path = '' as $$
  select private.chat_agent_address(chat)
$$;
grant execute on function public.chat_agent_address(uuid) to authenticated;

-- 43 characters of base64url, as a visitor's own secret.
create function private.new_chat_link(chat_id uuid) returns text language plpgsql volatile set search_path = '' as $$
declare
  token text := rtrim(translate(encode(decode(private.new_token(), 'hex'), 'base64'), '+/', '-_'), '=');
begin
  delete from private.chat_link where made_at < now() - interval '14 days';
  insert into private.chat_link (token_hash, chat) values (private.token_hash(token), chat_id);
  return token;
end $$;

-- What one mail has room for: the first 20 answers, of at most 20,000 characters together.
create function private.answers_shown(chat_id uuid, mail_id bigint) returns table (seq int, message text)
language sql stable set search_path = '' as $$
  select seq, message from (
    select seq, message, row_number() over (order by seq) as number, sum(char_length(message)) over (order by seq) as size
    from private.unread_answers(chat_id, mail_id)) as answer
  where number <= 20 and size <= 20000 order by seq
$$;

-- A mail whose answers were read meanwhile, or went into another one, is not needed. One that may not leave yet waits.
create function private.claim_answer() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  mail private.queued_mail;
  address private.chat_address;
  first_due timestamptz;
  answers jsonb;
  last_seq int;
begin
  -- One round at a time: two would count the same addresses in orders of their own.
  if not pg_try_advisory_xact_lock(hashtextextended('answers', 0)) then return null; end if;
  loop
    select * into mail from private.queued_mail where state = 'waiting' and chat is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    perform from public.chats where id = mail.chat for key share skip locked; -- nobody writes into it meanwhile
    if not found then
      perform private.postpone_mail(mail.id);
      continue;
    end if;
    select * into address from private.chat_address where chat = mail.chat;
    select private.answer_due(date) into first_due from private.unread_answers(mail.chat, mail.id) limit 1;
    if address.chat is null or first_due is null then
      delete from private.queued_mail where id = mail.id;
    elsif first_due > now() then
      update private.queued_mail set due_at = first_due where id = mail.id;
    elsif address.confirmed_at is null and mail.attempts = 0
        and not private.limit_allows_for('chatMail', address.email, coalesce(address.network, address.chat::text)) then
      update private.queued_mail set due_at = now() + interval '15 minutes' where id = mail.id;
    else
      exit;
    end if;
  end loop;
  select jsonb_agg(message order by seq), max(seq) into answers, last_seq from private.answers_shown(mail.chat, mail.id);
  update private.queued_mail
  set state = 'sending', email = address.email, chat_seq = last_seq, message = coalesce(message, gen_random_uuid()),
    leased_until = now() + interval '2 minutes', attempts = attempts + 1, updated_at = now()
  where id = mail.id returning * into mail;
  return jsonb_build_object('kind', 'answer', 'message', mail.message, 'email', mail.email,
    'conversation', left(private.sha256_hex(mail.chat::text), 16), 'answers', answers,
    'hasMore', exists (select from private.unread_answers(mail.chat, mail.id) where seq > last_seq),
    'opensUntil', private.instant(now() + interval '14 days'), 'token', private.new_chat_link(mail.chat));
end $$;
