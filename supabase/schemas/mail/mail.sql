-- What the admin has sent by e-mail, and the promise that one key makes one mail.
--
-- A message is claimed before it is handed over and settled after it. Between the two nobody can know whether the mail
-- server took it: such a row becomes 'unknown', is shown as that, and is never sent again by itself (at most once). The
-- admin decides, and sends it again under a new key. A row that has 'failed' was certainly not taken: the same key may
-- claim it again. On a host without a mail server a mail is 'kept' in its outbox instead of being sent.

-- a***@domain: enough to recognise an address, not enough to write to it.
create function private.masked_address(address text) returns text language sql immutable set search_path = '' as $$
  select left(address, 1) || '***' || coalesce(substring(address from '@[^@]*$'), '')
$$;

create table public.mail_log (
  key uuid primary key,
  admin uuid, -- who claimed it last; the log outlives accounts
  hash text not null check (hash ~ '^[0-9a-f]{64}$'), -- of the whole message
  -- The message itself. Sending it again needs all of it, and the sender works with the admin's own token, so the admin
  -- may read it; nobody else can.
  payload jsonb not null check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 131072),
  "toWho" text not null generated always as (payload ->> 'toWho') stored,
  "sendersName" text not null generated always as (payload ->> 'sendersName') stored,
  recipient text not null generated always as (private.masked_address(payload ->> 'receiversMail')) stored,
  subject text not null generated always as (payload ->> 'subject') stored,
  "trackingId" text generated always as (payload ->> 'trackingId') stored,
  state text not null default 'claimed' check (state in ('claimed', 'sent', 'kept', 'failed', 'unknown')),
  attempts int not null default 0, -- how often it was offered to the mail server
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reason text not null default '' check (octet_length(reason) <= 4000) -- the mail server's last, if it was not sent
);
-- Listed by when something last became of them: one that went out again is new again.
create index mail_log_last_first on public.mail_log (updated_at desc);

alter table public.mail_log enable row level security;
create policy "the admin reads" on public.mail_log for select to authenticated using ((select private.is_admin()));
grant select on public.mail_log to authenticated;

-- A mail that answers an inquiry, until it is sent, and how the inquiry was handled before: that comes back if the mail fails.
create table private.inquiry_answer (
  key uuid primary key references public.mail_log on delete cascade,
  inquiry bigint not null references public."contactForm" on delete cascade,
  taken_at timestamptz not null,
  handled_at timestamptz,
  handled_by text
);
create index inquiry_answer_inquiry on private.inquiry_answer (inquiry);
alter table private.inquiry_answer enable row level security;

-- Marks the inquiry before its answer is sent, under the lock of its row: of two who answer it in the same moment, the second is
-- told. Who has seen that it was handled may answer again. One that was deleted can be answered. A mail that failed is sent again
-- from the log without a word of the inquiry that it answers: then that is marked if nobody has handled it.
create function private.take_inquiry(mail_key uuid, inquiry_id bigint, seen timestamptz) returns void
language plpgsql volatile set search_path = '' as $$
declare
  inquiry_row public."contactForm";
begin
  select * into inquiry_row from public."contactForm"
  where id = coalesce(inquiry_id, (select inquiry from private.inquiry_answer where key = mail_key)) for update;
  if not found then return; end if;
  if inquiry_row."handledAt" is not null and inquiry_row."handledAt" is distinct from seen then
    if inquiry_id is null then return; end if;
    raise exception 'Nothing was sent: % has handled this inquiry meanwhile. Send again to answer it all the same.',
      coalesce(inquiry_row."handledBy", 'somebody') using errcode = 'PT409';
  end if;
  insert into private.inquiry_answer (key, inquiry, taken_at, handled_at, handled_by)
  values (mail_key, inquiry_row.id, clock_timestamp(), inquiry_row."handledAt", inquiry_row."handledBy")
  on conflict (key) do update set inquiry = excluded.inquiry, taken_at = excluded.taken_at, handled_at = excluded.handled_at,
    handled_by = excluded.handled_by;
  update public."contactForm" set "handledAt" = taken_at, "handledBy" = private.caller_email()
  from private.inquiry_answer where key = mail_key and id = inquiry_row.id;
end $$;

-- The rows are locked in the order of whoever deletes an inquiry.
create function private.settle_inquiry(mail_key uuid, is_failed boolean) returns void
language plpgsql volatile set search_path = '' as $$
declare
  answer private.inquiry_answer;
begin
  perform from public."contactForm" where id = (select inquiry from private.inquiry_answer where key = mail_key) for update;
  if not is_failed then
    delete from private.inquiry_answer where key = mail_key;
    return;
  end if;
  select * into answer from private.inquiry_answer where key = mail_key;
  update public."contactForm" set "handledAt" = answer.handled_at, "handledBy" = answer.handled_by
  where id = answer.inquiry and "handledAt" = answer.taken_at;
end $$;

-- A claim is held for a minute, three times as long as the sender ever works on one.
create function private.mail_claim(mail_key uuid, mail_hash text, message jsonb, answers jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  log_row public.mail_log;
  is_new boolean;
begin
  perform private.require_admin();
  insert into public.mail_log (key, hash, payload) values (mail_key, mail_hash, message) on conflict do nothing;
  is_new := found;
  select * into strict log_row from public.mail_log where key = mail_key for update; -- twin claims wait for each other
  if log_row.hash <> mail_hash then
    raise exception 'This key belongs to another message.' using errcode = 'PT409';
  end if;
  if log_row.state = 'claimed' and not is_new then
    if log_row.updated_at > now() - interval '1 minute' then return 'busy'; end if;
    update public.mail_log set state = 'unknown' where key = mail_key;
    return 'unknown';
  end if;
  if log_row.state in ('sent', 'kept', 'unknown') then return log_row.state; end if;
  perform private.enforce_limit('mail', auth.uid()::text);
  perform private.enforce_limit('mailDay', auth.uid()::text);
  perform private.take_inquiry(mail_key, (answers ->> 'inquiry')::bigint, (answers ->> 'handledAt')::timestamptz);
  update public.mail_log set state = 'claimed', reason = '', admin = auth.uid(), updated_at = now() where key = mail_key;
  return 'claimed';
end $$;

create function private.mail_settle(mail_key uuid, outcome text, tries int, server_answer text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.mail_log
  set state = outcome, attempts = attempts + greatest(tries, 0), reason = left(coalesce(server_answer, ''), 1000), updated_at = now()
  where key = mail_key and state in ('claimed', 'unknown');
  if found then perform private.settle_inquiry(mail_key, outcome = 'failed'); end if;
end $$;

-- claimed: send it now. busy: it is being sent. sent, kept, unknown: what became of it. Another message under the same key is
-- refused with 409, more than the quota with 429. `answers`: {inquiry, handledAt: as its author has seen it, or null}, which is
-- handled from then on, unless the mail fails; 409 if somebody else has handled it since.
create function public.mail_claim(key uuid, hash text, message jsonb, answers jsonb default null) returns text
language sql volatile set search_path = '' as $$ select private.mail_claim(key, hash, message, answers) $$;

-- What became of a claimed message (sent, kept, failed or unknown), after how many attempts, and what the mail server said
-- if it was not sent.
create function public.mail_settle(key uuid, state text, attempts int, reason text default '') returns void
language sql volatile set search_path = '' as $$ select private.mail_settle(key, state, attempts, reason) $$;

grant execute on function
  public.mail_claim(uuid, text, jsonb, jsonb), private.mail_claim(uuid, text, jsonb, jsonb),
  public.mail_settle(uuid, text, int, text), private.mail_settle(uuid, text, int, text)
  to authenticated;
