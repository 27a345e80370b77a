-- Whoever called for the end of mails with made-up tokens made the database write for each of them.

set local check_function_bodies = off;

create or replace function private.end_mails(token text, client text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  sought text := private.sha256_hex(token);
  known_chat uuid := private.chat_with(private.token_hash(token));
begin
  -- A token that ends nothing is not counted: looking it up costs less, and nobody guesses 256 bits.
  if known_chat is null
      and not exists (select from private.follow_token where hash = sought)
      and not exists (select from private.party_token where hash = sought)
      and not exists (select from private.subscription_token where hash = sought) then return; end if;
  perform private.count_client(client);
  perform private.take('mailStop');
  delete from private.follower where id = (select follower from private.follow_token where hash = sought);
  perform private.stop_party(sought);
  perform private.drop_subscriber((select subscriber from private.subscription_token where hash = sought));
  perform private.forget_chat_address(known_chat, null);
end $$;
