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
create function private.unread_answers(sought uuid, asking bigint) returns setof public.chat_message
language sql stable set search_path = '' as $$
  select * from public.chat_message
  where chat = sought and type = 'agent' and seq > greatest(
    (select "seenSeq" from public.chats where id = sought),
    (select max(chat_seq) from private.queued_mail
     where queued_mail.chat = sought and queued_mail.id is distinct from asking and state in ('sending', 'sent', 'kept', 'unknown')))
  order by seq
$$;

create function private.answer_due(written timestamptz) returns timestamptz language sql stable set search_path = '' as $$
  select written + make_interval(secs => answer_delay) from private.settings
$$;

-- One mail waits for each chat. The chat's row is locked by whoever writes into it.
create function private.queue_answers(answered uuid) returns void language plpgsql volatile set search_path = '' as $$
declare
  address text := (select email from private.chat_address where chat = answered);
begin
  if private.is_mail_address(address) is not true -- one of an earlier version may be none
      or exists (select from private.queued_mail where chat = answered and state = 'waiting') then return; end if;
  insert into private.queued_mail (chat, email, due_at)
  select answered, address, private.answer_due(date) from private.unread_answers(answered, null) limit 1;
end $$;

create function private.note_answer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_answers(new.chat);
  return null;
end $$;
create trigger note_answer after insert on public.chat_message for each row when (new.type = 'agent')
  execute function private.note_answer();

-- The address goes, with what still waits for it and with the links that went there. `keeping` is the secret in use. Both sides
-- hear of it.
create function private.forget_chat_address(known uuid, keeping bytea) returns void
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.chat_address where chat = known;
  if not found then return; end if;
  delete from private.queued_mail where chat = known and state = 'waiting';
  update private.queued_mail set email = '' where chat = known;
  delete from private.chat_link where chat = known and token_hash is distinct from keeping;
  perform private.poke(known, 0, 'address', 'visitor');
end $$;

create function private.chat_leave_address(token text, entered text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own_chat uuid := private.chat_of(token);
  address text := lower(private.cleaned_mail(entered));
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  perform from public.chats where id = own_chat for update;
  if coalesce(address, '') = '' then
    perform private.forget_chat_address(own_chat, private.token_hash(token));
    return jsonb_build_object('status', 'ok', 'email', null);
  end if;
  if private.is_mail_address(address) is not true then
    return private.wrong_chat_call('22023', 'This is not an e-mail address.');
  end if;
  if not exists (select from private.chat_address where chat = own_chat and email = address) then
    perform private.take('chatAddressOf', own_chat::text);
    perform private.take('chatAddress');
    perform private.forget_chat_address(own_chat, private.token_hash(token));
    insert into private.chat_address (chat, email, network)
    values (own_chat, address, (select (keys)[cardinality(keys)] from private.client_keys() as keys));
    perform private.queue_answers(own_chat);
    perform private.poke(own_chat, 0, 'address', 'visitor');
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
  own_chat uuid := private.chat_of(token);
begin
  update private.chat_address set confirmed_at = now()
  where chat = own_chat and confirmed_at is null
    and exists (select from private.chat_link where token_hash = private.token_hash(token) and made_at >= left_at);
  return jsonb_build_object('status', case when own_chat is null then 'gone' else 'ok' end,
    'email', (select private.masked_address(email) from private.chat_address where chat = own_chat));
end $$;
grant execute on function private.chat_address(text) to anon, authenticated;

-- {status: ok | gone, email: masked, or null}
create function public.chat_address(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.chat_address(token)
$$;
grant execute on function public.chat_address(text) to anon, authenticated;

create function private.chat_agent_address(known uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('email', address.email, 'state', mail.state, 'dueAt', private.instant(mail.due_at),
      'at', private.instant(mail.updated_at), 'reason', mail.reason)
    from private.chat_address as address left join lateral (
      select * from private.queued_mail where chat = known order by id desc limit 1) as mail on true
    where address.chat = known);
end $$;
grant execute on function private.chat_agent_address(uuid) to authenticated;

-- {email, and of the newest mail state, dueAt, at, reason}; null where the visitor has left no address.
create function public.chat_agent_address(chat uuid) returns jsonb language sql stable set search_path = '' as $$
  select private.chat_agent_address(chat)
$$;
grant execute on function public.chat_agent_address(uuid) to authenticated;

-- 43 characters of base64url, as a visitor's own secret.
create function private.new_chat_link(known uuid) returns text language plpgsql volatile set search_path = '' as $$
declare
  token text := rtrim(translate(encode(decode(private.new_token(), 'hex'), 'base64'), '+/', '-_'), '=');
begin
  delete from private.chat_link where made_at < now() - interval '14 days';
  insert into private.chat_link (token_hash, chat) values (private.token_hash(token), known);
  return token;
end $$;

-- What one mail has room for: the first 20 answers, of at most 20,000 characters together.
create function private.answers_shown(known uuid, asking bigint) returns table (seq int, message text)
language sql stable set search_path = '' as $$
  select seq, message from (
    select seq, message, row_number() over (order by seq) as number, sum(char_length(message)) over (order by seq) as size
    from private.unread_answers(known, asking)) as answer
  where number <= 20 and size <= 20000 order by seq
$$;

-- A mail whose answers were read meanwhile, or went into another one, is not needed. One that may not leave yet waits.
create function private.claim_answer() returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  chosen private.queued_mail;
  address private.chat_address;
  first_due timestamptz;
  answers jsonb;
  last_seq int;
begin
  -- One round at a time: two would count the same addresses in orders of their own.
  if not pg_try_advisory_xact_lock(hashtextextended('answers', 0)) then return null; end if;
  loop
    select * into chosen from private.queued_mail where state = 'waiting' and chat is not null and due_at <= now()
    order by due_at limit 1 for update skip locked;
    if not found then return null; end if;
    perform from public.chats where id = chosen.chat for key share skip locked; -- nobody writes into it meanwhile
    if not found then
      perform private.postpone(chosen.id);
      continue;
    end if;
    select * into address from private.chat_address where chat = chosen.chat;
    select private.answer_due(date) into first_due from private.unread_answers(chosen.chat, chosen.id) limit 1;
    if address.chat is null or first_due is null then
      delete from private.queued_mail where id = chosen.id;
    elsif first_due > now() then
      update private.queued_mail set due_at = first_due where id = chosen.id;
    elsif address.confirmed_at is null and chosen.attempts = 0
        and not private.allows_for('chatMail', address.email, coalesce(address.network, address.chat::text)) then
      update private.queued_mail set due_at = now() + interval '15 minutes' where id = chosen.id;
    else
      exit;
    end if;
  end loop;
  select jsonb_agg(message order by seq), max(seq) into answers, last_seq from private.answers_shown(chosen.chat, chosen.id);
  update private.queued_mail
  set state = 'sending', email = address.email, chat_seq = last_seq, message = coalesce(message, gen_random_uuid()),
    leased_until = now() + interval '2 minutes', attempts = attempts + 1, updated_at = now()
  where id = chosen.id returning * into chosen;
  return jsonb_build_object('kind', 'answer', 'message', chosen.message, 'email', chosen.email,
    'conversation', left(private.sha256_hex(chosen.chat::text), 16), 'answers', answers,
    'hasMore', exists (select from private.unread_answers(chosen.chat, chosen.id) where seq > last_seq),
    'opensUntil', private.instant(now() + interval '14 days'), 'token', private.new_chat_link(chosen.chat));
end $$;
