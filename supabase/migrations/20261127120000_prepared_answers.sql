-- Prepared answers with placeholders; who has handled an inquiry, and that in the audit.

set local check_function_bodies = off;

drop trigger "audit" on "public"."contactForm";

create table "public"."prepared_answer" (
  "id" bigint generated always as identity not null,
  "shortcut" text not null,
  "text" private.note not null,
  "updated_at" timestamp with time zone not null default now(),
  constraint "answer_too_long" check ((char_length((text)::text) <= 2000)),
  constraint "not_a_shortcut" check ((shortcut ~ '^[a-z0-9][a-z0-9-]{0,29}$'::text)),
  constraint "prepared_answer_pkey" primary key (id),
  constraint "prepared_answer_shortcut_key" unique (shortcut),
  constraint "unknown_placeholder"
    check
    ((regexp_replace((text)::text, '\{(name|trackingId|status|expected)\}'::text, ''::text, 'g'::text) !~
    '[{}]'::text)),
  constraint "blank_answer" check ((NOT private.is_blank((text)::text)))
);

alter table "public"."prepared_answer"
  enable row level security;

alter table "public"."contactForm"
  add column "handledBy" text;

create or replace function private.check_prepared_answer()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if tg_op = 'INSERT' and (select count(*) from public.prepared_answer where shortcut <> new.shortcut) >= 100 then
    raise exception 'There are 100 prepared answers already: delete one of them first.';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $function$;

create or replace function private.mark_handled()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new."handledAt" is null then
    new."handledBy" := null;
  elsif old."handledAt" is null then
    new."handledAt" := now();
    new."handledBy" := private.who();
  else
    new."handledAt" := old."handledAt";
  end if;
  return new;
end $function$;

create trigger audit_handling
  after update of "handledAt" on public."contactForm"
  for each row
  execute function
    private.record_change('', 'id', 'firstName', 'secondName', 'email', 'trackingNo', 'comment', 'created_at', 'readAt',
    'requestKey');

create trigger audit
  after delete on public."contactForm"
  for each row
  execute function private.record_change('', '*');

create trigger mark_handled
  before update of "handledAt" on public."contactForm"
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function private.mark_handled();

create trigger audit
  after insert or delete or update on public.prepared_answer
  for each row
  execute function private.record_change('shortcut', 'id', 'updated_at');

create trigger check_prepared_answer
  before insert or update on public.prepared_answer
  for each row
  execute function private.check_prepared_answer();

create policy "the admin does everything" on "public"."prepared_answer"
  for all
  to "authenticated"
  using (( select private.is_admin() as is_admin))
  with check (( SELECT private.is_admin() AS is_admin));

revoke all on function "private"."check_prepared_answer"() from public;

revoke all on function "private"."mark_handled"() from public;

grant insert ("shortcut"), update ("shortcut") on table "public"."prepared_answer" to "authenticated";

grant insert ("text"), update ("text") on table "public"."prepared_answer" to "authenticated";

grant delete, select on table "public"."prepared_answer" to "authenticated";

grant delete, insert, references, select, trigger, truncate, update
  on table "public"."prepared_answer"
  to "service_role";
