-- Without this a stranger wrote without a limit: by starting the same chat again and again.

-- Twin starts with one secret wait for each other, so that both land on one chat. There, a start counts as what it is:
-- one more message.
create or replace function private.chat_start(token text, cid uuid, body private.required_message) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash bytea := private.token_hash(token);
  own_chat uuid;
  written jsonb;
begin
  if hash is null then raise exception 'The token is not 43 characters of base64url.' using errcode = '22023'; end if;
  perform pg_advisory_xact_lock(hashtextextended(hash::text, 0));
  select chat into own_chat from private.chat_key where token_hash = hash;
  if not found then
    perform private.take('chatStart');
    insert into public.chats ("senderName")
    values ('visitor-' || lower(left(private.new_tracking_id(), 4))) returning id into own_chat;
    insert into private.chat_key (chat, token_hash) values (own_chat, hash);
  else
    perform private.take('chatSend', own_chat::text);
  end if;
  written := private.append(own_chat, cid, body, 'visitor');
  return private.chat_state(own_chat, 0)
    || case when written ->> 'status' = 'full' then jsonb_build_object('status', 'full') else '{}' end;
end $$;
