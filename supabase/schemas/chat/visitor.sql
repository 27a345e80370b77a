-- The visitor's side of a chat. No visitor reads a table: every call names the secret of one chat, and a wrong secret,
-- a deleted chat and nonsense are answered alike, with 'gone'.

-- Null for what cannot be a secret: 32 random bytes as base64url without padding (RFC 4648, section 5).
create function private.token_hash(token text) returns bytea language sql immutable set search_path = '' as $$
  select case when token ~ '^[A-Za-z0-9_-]{43}$' then sha256(convert_to(token, 'UTF8')) end
$$;

-- A link in a mail (chat/answers.sql) opens the conversation for two weeks, and does what the visitor's own secret does.
create table private.chat_link (
  token_hash bytea primary key,
  chat uuid not null references public.chats on delete cascade,
  made_at timestamptz not null default now()
);
create index chat_link_chat on private.chat_link (chat);
alter table private.chat_link enable row level security;

create function private.chat_of_hash(hash bytea) returns uuid language sql stable set search_path = '' as $$
  select chat from private.chat_key where token_hash = hash
  union all
  select chat from private.chat_link where token_hash = hash and made_at > now() - interval '14 days'
$$;

-- The chat that a secret opens, or null; guessing is counted.
create function private.chat_of(token text) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  chat_id uuid := private.chat_of_hash(private.token_hash(token));
begin
  if chat_id is null then perform private.enforce_limit('chatSecret'); end if;
  return chat_id;
end $$;

-- The answer to a call of a chat that is wrong, which counts like a wrong secret.
create function private.wrong_chat_call(code text, reason text) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  if code not like 'PT%' then perform private.enforce_limit('chatSecret'); end if;
  return private.refusal(code, reason);
end $$;

-- Twin starts with one secret wait for each other, so that both land on one chat. There, a start counts as what it is:
-- one more message.
create function private.chat_start(token text, cid uuid, body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash bytea := private.token_hash(token);
  chat_id uuid;
  outcome jsonb;
begin
  if hash is null then return private.wrong_chat_call('22023', 'The token is not 43 characters of base64url.'); end if;
  perform pg_advisory_xact_lock(hashtextextended(hash::text, 0));
  chat_id := private.chat_of_hash(hash);
  if chat_id is null then
    perform private.enforce_limit('chatStart');
  else
    perform private.enforce_limit('chatSend', chat_id::text);
  end if;
  begin
    if chat_id is null then
      insert into public.chats ("senderName")
      values ('visitor-' || lower(left(private.new_tracking_id(), 4))) returning id into chat_id;
      insert into private.chat_key (chat, token_hash) values (chat_id, hash);
    end if;
    outcome := private.append_message(chat_id, cid, body, 'visitor');
  exception when others then return private.wrong_chat_call(sqlstate, sqlerrm);
  end;
  return private.chat_state(chat_id, 0)
    || case when outcome ->> 'status' = 'full' then jsonb_build_object('status', 'full') else '{}' end;
end $$;

create function private.chat_send(token text, cid uuid, body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat_id uuid := private.chat_of(token);
begin
  if chat_id is null then return jsonb_build_object('status', 'gone'); end if;
  perform private.enforce_limit('chatSend', chat_id::text);
  begin
    return private.append_message(chat_id, cid, body, 'visitor');
  exception when others then return private.wrong_chat_call(sqlstate, sqlerrm);
  end;
end $$;

create function private.chat_read(token text, after int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return coalesce(private.chat_state(private.chat_of(token), after), jsonb_build_object('status', 'gone'));
end $$;

create function private.chat_seen(token text, upto int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  mark int := private.mark_read(private.chat_of(token), upto, 'visitor');
begin
  return case when mark is null then jsonb_build_object('status', 'gone')
              else jsonb_build_object('status', 'ok', 'seenSeq', mark) end;
end $$;

-- An end is for good: what is sent later is answered with 'ended', and the visitor starts a new chat.
create function private.chat_end(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat_id uuid := private.chat_of(token);
  last_seq int;
begin
  if chat_id is null then return jsonb_build_object('status', 'gone'); end if;
  update public.chats set "endedChat" = true, "senderActive" = false, waiting_since = null, snoozed_until = null, updated_at = greatest(now(), updated_at)
  where id = chat_id and not "endedChat" returning seq into last_seq;
  if found then perform private.poke(chat_id, last_seq, 'ended', 'visitor'); end if;
  return jsonb_build_object('status', 'ended');
end $$;

create function private.chat_typing(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat_id uuid := private.chat_of(token);
begin
  perform private.poke_typing(chat_id, 'visitor');
  return jsonb_build_object('status', case when chat_id is null then 'gone' else 'ok' end);
end $$;

-- Starts a chat with its first message. The same token again is the same chat, the same cid the same message.
-- {status: open | ended | full, senderName, topic, seq, readSeq, seenSeq, items}
create function public.chat_start(token text, cid uuid, body text) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_start(token, cid, body) $$;

-- {status: ok | ended | full | gone, item}; a message that is stored already is ok, even when the chat has ended since.
create function public.chat_send(token text, cid uuid, body text) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_send(token, cid, body) $$;

-- {status: open | ended | gone, senderName, topic, seq, readSeq, seenSeq, items}: those with seq > after, as chat_state bounds them.
create function public.chat_read(token text, after int default 0) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_read(token, after) $$;

-- The visitor has seen what the agent wrote up to this place. {status: ok | gone, seenSeq}
create function public.chat_seen(token text, upto int) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_seen(token, upto) $$;

-- {status: ended | gone}
create function public.chat_end(token text) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_end(token) $$;

-- {status: ok | gone}
create function public.chat_typing(token text) returns jsonb
language sql volatile set search_path = '' as $$ select private.chat_typing(token) $$;

grant execute on function
  public.chat_start(text, uuid, text), private.chat_start(text, uuid, text),
  public.chat_send(text, uuid, text), private.chat_send(text, uuid, text),
  public.chat_read(text, int), private.chat_read(text, int),
  public.chat_seen(text, int), private.chat_seen(text, int),
  public.chat_end(text), private.chat_end(text),
  public.chat_typing(text), private.chat_typing(text)
  to anon, authenticated;
