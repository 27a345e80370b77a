-- Share links that have ended are deleted with the terms of keeping, though nobody makes another.
create function private.prune_share_links() returns void language plpgsql volatile set search_path = '' as $$
begin
  delete from private.share_link where ctid = any (array(
    select ctid from private.share_link where expires_at <= now() limit 100 for update skip locked));
end $$;

create or replace function private.add_share_link(link private.share_link, days int, done_by text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  token text := private.new_token();
begin
  if days is null or days not between 1 and 90 then
    raise exception 'A link works for 1 to 90 days.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('shares', link.consignment));
  perform private.prune_share_links();
  if 20 <= (select count(*) from private.share_link as known
            where known.consignment = link.consignment and known.made_by = link.made_by and known.expires_at > now()) then
    raise exception 'There are 20 links already. Revoke one of them first.' using errcode = 'PT409';
  end if;
  insert into private.share_link (consignment, scope, made_by, maker, expires_at, token_hash)
  values (link.consignment, link.scope, link.made_by, link.maker, now() + make_interval(hours => 24 * days),
    private.sha256_hex(token))
  returning * into link;
  perform private.record_share(link, done_by, 'insert');
  return token;
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
    perform private.prune_followers();
  exception when others then raise warning 'No unconfirmed follower is deleted: %', sqlerrm;
  end;
  begin
    perform private.prune_share_links();
  exception when others then raise warning 'No share link is deleted: %', sqlerrm;
  end;
  begin
    perform private.prune_hits();
  exception when others then raise warning 'Nothing that was counted is deleted: %', sqlerrm;
  end;
  begin
    perform private.carry_out_term();
  exception when others then raise warning 'No term is carried out: %', sqlerrm;
  end;
end $$;
