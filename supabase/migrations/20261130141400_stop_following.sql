-- Ending the mails of a consignment counted once for each follower that there is, and a follower could have one topic many times.

set local check_function_bodies = off;

create or replace function private.stop_follow(token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  known private.follower := private.follower_of(token); -- not in the condition: there it would count once for each row
begin
  delete from private.follower where id = known.id;
  perform private.stop_party(private.sha256_hex(token));
end $$;

create or replace function private.check_choice(topics text[], eta_hours int) returns void language plpgsql stable set search_path = '' as $$
begin
  if coalesce(cardinality(topics), 0) = 0 and eta_hours is null then
    raise exception 'Choose what you want to be told of.' using errcode = '22023';
  end if;
  if not topics <@ array['progress', 'problem', 'delivery'] or cardinality(topics) > 3 then
    raise exception 'The topics are progress, problem and delivery.' using errcode = '22023';
  end if;
  if eta_hours not between 1 and 240 then
    raise exception 'The hours must be between 1 and 240.' using errcode = '22023';
  end if;
end $$;

update private.follower set topics = array(select distinct unnest(topics)) where cardinality(topics) > 3;

alter table private.follower add constraint follower_topics_few check (cardinality(topics) <= 3);
