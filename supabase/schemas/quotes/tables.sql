-- Requests for a quote, and what becomes of each (docs/decisions/019). Reached by the functions of quotes/quotes.sql and quotes/desk.sql
-- alone; declared here because mails of the queue belong to them.

create table private.quote (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^Q[0-9A-Z]{7}$'),
  token_hash bytea not null unique, -- of the secret that the visitor's page has made: sent again, the request is stored once
  state text not null default 'new' check (state in ('new', 'asked', 'quoted', 'won', 'lost')),
  version int not null default 1, -- counts every change; who changes it says which one was seen
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  request jsonb not null check (octet_length(request::text) <= 32768),
  offer jsonb, -- the last one, with its number
  acceptance jsonb, -- who accepts, the parties and a reference
  consignment bigint unique references public.consignment on delete set null,
  search_text text not null generated always as (private.folded(
    number || ' ' || (request #>> '{contact,name}') || ' ' || coalesce(request #>> '{contact,company}', '')
    || ' ' || (request #>> '{contact,email}') || ' ' || (request #>> '{from,text}') || ' ' || (request #>> '{to,text}'))) stored
);
create index quote_state on private.quote (state, id);
create index quote_changed_at on private.quote (changed_at) where state <> 'won';
alter table private.quote enable row level security;

-- Each change, under the version that it made. What is sent again after a broken line is recognised by it.
create table private.quote_event (
  quote bigint not null references private.quote on delete cascade,
  version int not null,
  at timestamptz not null default now(),
  actor text, -- who of the staff; null: the customer
  what text not null check (what in ('requested', 'asked', 'answered', 'offered', 'accepted', 'declined', 'closed', 'booked')),
  detail jsonb not null default '{}',
  primary key (quote, version)
);
alter table private.quote_event enable row level security;

-- A link in a mail opens a quote as the visitor's own secret does.
create table private.quote_link (
  token_hash bytea primary key,
  quote bigint not null references private.quote on delete cascade
);
create index quote_link_quote on private.quote_link (quote);
alter table private.quote_link enable row level security;
