-- Who gets newsletters: a subscriber (mail/newsletter.sql) whose address was confirmed by the link of a mail. Each is asked when it subscribes,
-- and once more by the staff.

create table private.subscription (
  subscriber bigint primary key references public."newsLetter" on delete cascade,
  asked_at timestamptz not null default now(), -- last
  confirmed_at timestamptz,
  staff_asked_at timestamptz
);
alter table private.subscription enable row level security;

create table private.subscription_token (
  hash text primary key,
  subscriber bigint not null references private.subscription on delete cascade
);
create index subscription_token_subscriber on private.subscription_token (subscriber);
alter table private.subscription_token enable row level security;

-- A mail to many subscribers: a newsletter, or the question whether they want any (`subject` is null).
create table private.newsletter (
  id bigint generated always as identity primary key,
  request_key uuid not null unique,
  subject text,
  paragraphs jsonb,
  total int not null default 0, -- how many it was queued for
  made_by text,
  made_at timestamptz not null default now(),
  paused_at timestamptz,
  cancelled_at timestamptz,
  constraint newsletter_content check ((subject is null) = (paragraphs is null))
);
alter table private.newsletter enable row level security;

create function private.new_subscription_token(subscriber_id bigint) returns text language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into private.subscription_token (hash, subscriber) values (private.sha256_hex(token), subscriber_id);
  return token;
end $$;

-- Null for a token that opens nothing.
create function private.subscription_of(token text) returns private.subscription
language plpgsql volatile set search_path = '' as $$
declare
  subscription_row private.subscription;
begin
  perform private.enforce_limit('newsletterLook');
  perform from public."newsLetter" -- before the subscription, as by whoever deletes both
  where id = (select subscriber from private.subscription_token where hash = private.sha256_hex(token)) for no key update;
  select subscription.* into subscription_row from private.subscription_token join private.subscription using (subscriber)
  where hash = private.sha256_hex(token) for no key update of subscription;
  return subscription_row;
end $$;

create function private.subscription_shown(subscription_row private.subscription) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('email', private.masked_address(email), 'confirmed', subscription_row.confirmed_at is not null)
  from public."newsLetter" where id = subscription_row.subscriber
$$;

create function private.newsletter_state(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.subscription_shown(private.subscription_of(token));
end $$;
grant execute on function private.newsletter_state(text) to anon, authenticated;

-- What a token is about: {email (masked), confirmed}; null: nothing.
create function public.newsletter_state(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.newsletter_state(token)
$$;
grant execute on function public.newsletter_state(text) to anon, authenticated;

create function private.confirm_newsletter(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  subscription_row private.subscription := private.subscription_of(token);
begin
  if subscription_row.subscriber is null then return null; end if;
  update private.subscription set confirmed_at = coalesce(confirmed_at, now())
  where subscriber = subscription_row.subscriber returning * into subscription_row;
  delete from private.queued_mail where subscriber = subscription_row.subscriber and is_question and state <> 'sending'; -- it is answered
  return private.subscription_shown(subscription_row);
end $$;
grant execute on function private.confirm_newsletter(text) to anon, authenticated;

-- From now on the address gets newsletters. Returns what `newsletter_state` does.
create function public.confirm_newsletter(token text) returns jsonb language sql volatile set search_path = '' as $$
  select private.confirm_newsletter(token)
$$;
grant execute on function public.confirm_newsletter(text) to anon, authenticated;

-- With every row of the address: one that is written in other letters, or with spaces around it, is the same reader.
create function private.drop_subscriber(subscriber_id bigint) returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from public."newsLetter"
  where lower(btrim(email)) = (select lower(btrim(email)) from public."newsLetter" where id = subscriber_id);
end $$;

create function private.stop_newsletter(token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.drop_subscriber((private.subscription_of(token)).subscriber);
end $$;
grant execute on function private.stop_newsletter(text) to anon, authenticated;

-- Deletes the subscriber, with all that still waits to be sent; a token that opens nothing has done it before.
create function public.stop_newsletter(token text) returns void language sql volatile set search_path = '' as $$
  select private.stop_newsletter(token)
$$;
grant execute on function public.stop_newsletter(text) to anon, authenticated;

-- The servers of a large mail provider press for all its readers: they are one client, and must not be turned away soon.
create function private.end_mails(token text, client text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  link_hash text := private.sha256_hex(token);
  chat_id uuid := private.chat_of_hash(private.token_hash(token));
begin
  -- A token that ends nothing is not counted: looking it up costs less, and nobody guesses 256 bits.
  if chat_id is null
      and not exists (select from private.follow_token where hash = link_hash)
      and not exists (select from private.party_token where hash = link_hash)
      and not exists (select from private.subscription_token where hash = link_hash) then return; end if;
  perform private.count_client(client);
  perform private.enforce_limit('mailStop');
  perform private.stop_notices(link_hash);
  perform private.drop_subscriber((select subscriber from private.subscription_token where hash = link_hash));
  perform private.forget_chat_address(chat_id, null);
end $$;
grant execute on function private.end_mails(text, text) to service_role;

-- Ends what a token belongs to, the notices of a consignment, the newsletter or the answers of a chat, as a mail program does with
-- one press.
create function public.end_mails(token text, client text) returns void language sql volatile set search_path = '' as $$
  select private.end_mails(token, client)
$$;
grant execute on function public.end_mails(text, text) to service_role;
