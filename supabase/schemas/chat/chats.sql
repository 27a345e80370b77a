-- Support chats. Messages are rows of their own, so that two writers never overwrite each other's list. A chat still
-- answers with the specification's lists: select('*, message:chat_message(*), unReadMessage:chat_message(*)').

create table public.chats (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), -- of the last message, or of the end
  "senderName" text not null check ("senderName" ~ '^visitor-[0-9a-z]{4}$'),
  "adminName" private.line,
  "adminActive" boolean not null default false,
  "senderActive" boolean not null default true,
  "endedChat" boolean not null default false,
  seq int not null default 0, -- of the last message
  "readSeq" int not null default 0, -- up to here the agent has read what the visitor wrote
  "seenSeq" int not null default 0, -- up to here the visitor has seen what the agent wrote
  unread int not null default 0, -- messages of the visitor above readSeq, counted here so that the admin's list need not
  waiting_since timestamptz, -- when the visitor wrote what no agent has answered; null: nothing
  labels text[] not null default '{}',
  assigned_to text, -- the address of an agent
  snoozed_until timestamptz
);
create index chats_newest_first on public.chats (updated_at desc);
create index chats_unread on public.chats (unread) where unread > 0;
create index chats_waiting on public.chats (waiting_since) where waiting_since is not null;
create index chats_ended on public.chats (updated_at) where "endedChat";

create table public.chat_message (
  chat uuid not null references public.chats on delete cascade,
  seq int not null check (seq between 1 and 5000), -- the place in the chat, taken under the chat's row lock
  cid uuid not null, -- made by who wrote it: the same message sent twice is stored once
  "senderName" private.required_line not null,
  date timestamptz not null default now(),
  message private.required_message not null,
  "isDelivered" boolean not null default false,
  "isRead" boolean not null default false,
  type text not null check (type in ('visitor', 'agent')),
  author text, -- which agent: no visitor's function returns it
  primary key (chat, seq),
  unique (chat, cid)
);
create index chat_message_search on public.chat_message using gin (message extensions.gin_trgm_ops);

-- Each chat has a limit of its own, and whoever begins one every two minutes has soon many of them: so what one client
-- writes is bounded over all its chats, too. Only what came through the API has a client.
create trigger limit_client before insert on public.chat_message for each row
  when (new.type = 'visitor' and nullif(current_setting('request.headers', true), '') is not null)
  execute function private.limit_inserts();

-- What is stored is kept: nobody fills the disk in a night.
create trigger limit_day before insert on public.chat_message for each row
  when (new.type = 'visitor' and nullif(current_setting('request.headers', true), '') is not null)
  execute function private.limit_inserts('chatDay');

-- What proves that a visitor owns a chat: the hash of a secret that the visitor's browser made and keeps. The topic is
-- where the chat's pokes are heard; it is drawn on its own, so that knowing it says nothing about the secret.
create table private.chat_key (
  chat uuid primary key references public.chats on delete cascade,
  token_hash bytea not null unique,
  topic text not null unique
    default 'chat:' || encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')
);

alter table public.chats enable row level security;
alter table public.chat_message enable row level security;
alter table private.chat_key enable row level security;
create policy "the admin reads" on public.chats for select to authenticated using ((select private.is_admin()));
create policy "the admin deletes" on public.chats for delete to authenticated using ((select private.is_admin()));
create policy "the admin reads" on public.chat_message for select to authenticated using ((select private.is_admin()));
grant select, delete on public.chats to authenticated;
grant select on public.chat_message to authenticated;
