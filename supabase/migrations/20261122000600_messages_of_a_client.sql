-- Each chat has a limit of its own, and whoever begins one every two minutes has soon many of them: so what one client
-- writes is bounded over all its chats, too. Only what came through the API has a client.
insert into private.limits (action, per_client, overall, window_seconds) values
  ('chat_message', 300, null, 60);

create trigger limit_client before insert on public.chat_message for each row
  when (new.type = 'visitor' and nullif(current_setting('request.headers', true), '') is not null)
  execute function private.limit_inserts();
