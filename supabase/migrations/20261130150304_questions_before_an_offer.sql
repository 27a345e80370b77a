-- A question that was asked before an offer was made is not asked again with the next one.
create or replace function private.open_question(known private.quote) returns text language sql stable set search_path = '' as $$
  select string_agg(detail ->> 'text', e'\n\n' order by version) from private.quote_event
  where quote = known.id and what = 'asked' and known.state = 'asked' and version > coalesce((
    select max(version) from private.quote_event where quote = known.id and what in ('answered', 'offered', 'closed')), 0)
$$;

create or replace function private.quote_answers(known private.quote) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', private.instant(answer.at), 'text', answer.detail ->> 'text',
    'question', (select string_agg(detail ->> 'text', e'\n\n' order by version) from private.quote_event
      where quote = known.id and what = 'asked' and version < answer.version and version > coalesce((
        select max(version) from private.quote_event
        where quote = known.id and what in ('answered', 'offered', 'closed') and version < answer.version), 0)))
    order by answer.version), '[]')
  from private.quote_event as answer where quote = known.id and what = 'answered'
$$;
