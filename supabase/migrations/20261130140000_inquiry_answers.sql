-- Two people who answered an inquiry in the same second both sent their mail: now the database decides when the mail is claimed.

set local check_function_bodies = off;

drop function "private"."mail_claim"(uuid, text, jsonb);

drop function "public"."mail_claim"(uuid, text, jsonb);

create table "private"."inquiry_answer" (
  "key" uuid not null,
  "inquiry" bigint not null,
  "taken_at" timestamp with time zone not null,
  "handled_at" timestamp with time zone,
  "handled_by" text,
  constraint "inquiry_answer_pkey" primary key (key)
);

alter table "private"."inquiry_answer"
  enable row level security;

create or replace function private.mail_claim (
  mail_key uuid,
  mail_hash text,
  message jsonb,
  answers jsonb
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  known public.mail_log;
  is_new boolean;
begin
  perform private.require_admin();
  insert into public.mail_log (key, hash, payload) values (mail_key, mail_hash, message) on conflict do nothing;
  is_new := found;
  select * into strict known from public.mail_log where key = mail_key for update; -- twin claims wait for each other
  if known.hash <> mail_hash then
    raise exception 'This key belongs to another message.' using errcode = 'PT409';
  end if;
  if known.state = 'claimed' and not is_new then
    if known.updated_at > now() - interval '1 minute' then return 'busy'; end if;
    update public.mail_log set state = 'unknown' where key = mail_key;
    return 'unknown';
  end if;
  if known.state in ('sent', 'kept', 'unknown') then return known.state; end if;
  perform private.take('mail', auth.uid()::text);
  perform private.take('mailDay', auth.uid()::text);
  perform private.take_inquiry(mail_key, (answers ->> 'inquiry')::bigint, (answers ->> 'handledAt')::timestamptz);
  update public.mail_log set state = 'claimed', reason = '', admin = auth.uid(), updated_at = now() where key = mail_key;
  return 'claimed';
end $function$;

create or replace function private.mail_settle (
  mail_key uuid,
  outcome text,
  tries integer,
  said text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_admin();
  update public.mail_log
  set state = outcome, attempts = attempts + greatest(tries, 0), reason = left(coalesce(said, ''), 1000), updated_at = now()
  where key = mail_key and state in ('claimed', 'unknown');
  if found then perform private.settle_inquiry(mail_key, outcome = 'failed'); end if;
end $function$;

create or replace function private.settle_inquiry (
  mail_key uuid,
  is_failed boolean
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  answer private.inquiry_answer;
begin
  perform from public."contactForm" where id = (select inquiry from private.inquiry_answer where key = mail_key) for update;
  delete from private.inquiry_answer where key = mail_key returning * into answer;
  if not is_failed then return; end if;
  update public."contactForm" set "handledAt" = answer.handled_at, "handledBy" = answer.handled_by
  where id = answer.inquiry and "handledAt" = answer.taken_at;
end $function$;

create or replace function private.take_inquiry (
  mail_key uuid,
  answered bigint,
  seen timestamp with time zone
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  known public."contactForm";
begin
  select * into known from public."contactForm" where id = answered for update;
  if not found then return; end if;
  if known."handledAt" is not null and known."handledAt" is distinct from seen then
    raise exception 'Nothing was sent: % has handled this inquiry meanwhile. Send again to answer it all the same.',
      coalesce(known."handledBy", 'somebody') using errcode = 'PT409';
  end if;
  insert into private.inquiry_answer (key, inquiry, taken_at, handled_at, handled_by)
  values (mail_key, answered, clock_timestamp(), known."handledAt", known."handledBy");
  update public."contactForm" set "handledAt" = taken_at, "handledBy" = private.who()
  from private.inquiry_answer where key = mail_key and id = answered;
end $function$;

create or replace function public.mail_claim (
  key uuid,
  hash text,
  message jsonb,
  answers jsonb default null::jsonb
)
  returns text
  language sql
  set search_path to ''
  AS $function$ select private.mail_claim(key, hash, message, answers) $function$;

alter table "private"."inquiry_answer"
  add constraint "inquiry_answer_inquiry_fkey" foreign key (inquiry) references public."contactForm"(id)
    on delete cascade;

alter table "private"."inquiry_answer"
  add constraint "inquiry_answer_key_fkey" foreign key (key) references public.mail_log(key) on delete cascade;

create index inquiry_answer_inquiry on private.inquiry_answer using btree (inquiry);

revoke all on function "private"."mail_claim"(uuid, text, jsonb, jsonb) from public;

grant execute on function "private"."mail_claim"(uuid, text, jsonb, jsonb) to "authenticated";

revoke all on function "private"."settle_inquiry"(uuid, boolean) from public;

revoke all on function "private"."take_inquiry"(uuid, bigint, timestamp with time zone) from public;

revoke all on function "public"."mail_claim"(uuid, text, jsonb, jsonb) from public;

grant execute on function "public"."mail_claim"(uuid, text, jsonb, jsonb) to "authenticated";
