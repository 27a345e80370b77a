-- A host without mail ended neither proofs nor closed chats, which only whoever sends mails did.

create function private.carry_out_term() returns void language plpgsql volatile set search_path = '' as $$
declare
  term private.keeping_term;
  ids text[];
begin
  select * into term from private.keeping_term
  where days is not null and (carried_out_at < now() - interval '1 hour') is not false
  order by random() limit 1 for update skip locked;
  if not found then return; end if;
  ids := array(select private.due(term.kind, now() - make_interval(days => term.days), 100));
  if ids <> '{}' then perform private.end_keeping(term.kind, ids); end if;
  if cardinality(ids) < 100 then update private.keeping_term set carried_out_at = now() where kind = term.kind; end if;
end $$;

create or replace function private.carry_out_terms() returns void language plpgsql volatile set search_path = '' as $$
begin
  begin
    perform private.prune_proofs();
  exception when others then raise warning 'No proof is deleted: %', sqlerrm;
  end;
  begin
    perform private.prune_chats();
  exception when others then raise warning 'No chat is deleted: %', sqlerrm;
  end;
  begin
    perform private.carry_out_term();
  exception when others then raise warning 'No term is carried out: %', sqlerrm;
  end;
end $$;

create or replace function private.tidy_queue() returns void language plpgsql volatile set search_path = '' as $$
begin
  update private.queued_mail set state = 'unknown', updated_at = now(),
    reason = 'Sending was interrupted, so nobody can tell whether it left.'
  where state = 'sending' and leased_until < now();
  update private.queued_mail set state = 'failed', updated_at = now(), reason = coalesce(reason, 'It could not be sent in time.')
  where state = 'waiting' and newsletter is null and due_at < now() - interval '3 days';
  perform private.carry_out_terms();
end $$;
