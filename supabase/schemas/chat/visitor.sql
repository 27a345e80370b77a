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

create function private.chat_with(hash bytea) returns uuid language sql stable set search_path = '' as $$
  select chat from private.chat_key where token_hash = hash
  union all
  select chat from private.chat_link where token_hash = hash and made_at > now() - interval '14 days'
$$;

-- The chat that a secret opens, or null; guessing is counted.
create function private.chat_of(token text) returns uuid language plpgsql volatile set search_path = '' as $$
declare
  found_chat uuid := private.chat_with(private.token_hash(token));
begin
  if found_chat is null then perform private.take('chatSecret'); end if;
  return found_chat;
end $$;

-- The answer to a call of a chat that is wrong, which counts like a wrong secret.
create function private.wrong_chat_call(code text, reason text) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  if code not like 'PT%' then perform private.take('chatSecret'); end if;
  return private.refusal(code, reason);
end $$;

-- Twin starts with one secret wait for each other, so that both land on one chat. There, a start counts as what it is:
-- one more message.
create function private.chat_start(token text, cid uuid, body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash bytea := private.token_hash(token);
  own_chat uuid;
  written jsonb;
begin
  if hash is null then return private.wrong_chat_call('22023', 'The token is not 43 characters of base64url.'); end if;
  perform pg_advisory_xact_lock(hashtextextended(hash::text, 0));
  own_chat := private.chat_with(hash);
  if own_chat is null then
    perform private.take('chatStart');
  else
    perform private.take('chatSend', own_chat::text);
  end if;
  begin
    if own_chat is null then
      insert into public.chats ("senderName")
      values ('visitor-' || lower(left(private.new_tracking_id(), 4))) returning id into own_chat;
      insert into private.chat_key (chat, token_hash) values (own_chat, hash);
    end if;
    written := private.append(own_chat, cid, body, 'visitor');
  exception when others then return private.wrong_chat_call(sqlstate, sqlerrm);
  end;
  return private.chat_state(own_chat, 0)
    || case when written ->> 'status' = 'full' then jsonb_build_object('status', 'full') else '{}' end;
end $$;

create function private.chat_send(token text, cid uuid, body text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own_chat uuid := private.chat_of(token);
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  perform private.take('chatSend', own_chat::text);
  begin
    return private.append(own_chat, cid, body, 'visitor');
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
  own_chat uuid := private.chat_of(token);
  last_seq int;
begin
  if own_chat is null then return jsonb_build_object('status', 'gone'); end if;
  update public.chats set "endedChat" = true, "senderActive" = false, waiting_since = null, snoozed_until = null, updated_at = greatest(now(), updated_at)
  where id = own_chat and not "endedChat" returning seq into last_seq;
  if found then perform private.poke(own_chat, last_seq, 'ended', 'visitor'); end if;
  return jsonb_build_object('status', 'ended');
end $$;

create function private.chat_typing(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  own_chat uuid := private.chat_of(token);
begin
  perform private.poke_typing(own_chat, 'visitor');
  return jsonb_build_object('status', case when own_chat is null then 'gone' else 'ok' end);
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
