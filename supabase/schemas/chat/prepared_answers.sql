-- Texts that the staff answers with, in the chat and by mail, each found by a shortcut (docs/decisions/012).

create table public.prepared_answer (
  id bigint generated always as identity primary key,
  shortcut text not null unique constraint not_a_shortcut check (shortcut ~ '^[a-z0-9][a-z0-9-]{0,29}$'),
  -- No longer than a chat message or a paragraph of a mail. Braces are those of a placeholder that can be filled in.
  text private.note not null
    constraint answer_too_long check (char_length(text) <= 2000)
    constraint blank_answer check (not private.is_blank(text))
    constraint unknown_placeholder check (regexp_replace(text, '\{(name|trackingId|status|expected)\}', '', 'g') !~ '[{}]'),
  updated_at timestamptz not null default now() -- who changes one says which version they have seen
);

alter table public.prepared_answer enable row level security;
create policy "the admin does everything" on public.prepared_answer for all to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, insert (shortcut, text), update (shortcut, text), delete on public.prepared_answer to authenticated;

-- As many as a list without pages can show. One whose shortcut is known is refused for that instead.
create function private.check_prepared_answer() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' and (select count(*) from public.prepared_answer where shortcut <> new.shortcut) >= 100 then
    raise exception 'There are 100 prepared answers already: delete one of them first.';
  end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger check_prepared_answer before insert or update on public.prepared_answer for each row
  execute function private.check_prepared_answer();
create trigger audit after insert or update or delete on public.prepared_answer for each row
  execute function private.record_change('shortcut', 'id', 'updated_at');
