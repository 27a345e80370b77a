-- The last page of the list of quotes is the last one, also where it is full.
create or replace function private.quotes(filter jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sought text := filter ->> 'state';
  patterns text[] := array(select private.containing(private.folded(word))
    from regexp_split_to_table(left(filter ->> 'sought', 200), '[[:space:]]+') as word where word <> '');
  before bigint := (filter ->> 'before')::bigint;
  most int := least(greatest(coalesce((filter ->> 'limit')::int, 50), 1), 100);
  listed jsonb;
begin
  perform private.require_admin();
  if sought not in ('new', 'asked', 'quoted', 'won', 'lost') then
    raise exception 'There is no state % of a quote.', sought using errcode = '22023';
  end if;
  select jsonb_agg(jsonb_build_object('id', found.id, 'number', found.number, 'state', found.state, 'version', found.version,
      'at', private.instant(made_at), 'changedAt', private.instant(changed_at),
      'name', request #>> '{contact,name}', 'company', request #>> '{contact,company}', 'email', request #>> '{contact,email}',
      'from', request #>> '{from,text}', 'to', request #>> '{to,text}', 'mode', request ->> 'mode', 'readyOn', request ->> 'readyOn',
      'count', size.count, 'weight', size.weight,
      'price', offer ->> 'price', 'currency', offer ->> 'currency', 'validUntil', offer ->> 'validUntil',
      'isOver', private.is_offer_over(offer), 'consignment', consignment,
      'trackingId', (select "trackingId" from public.consignment where id = consignment)) order by found.id desc) into listed
  from (
    select * from private.quote
    where (sought is null or state = sought) and (before is null or id < before) and search_text like all (patterns)
    order by id desc limit most + 1) as found, lateral private.quote_size(request) as size;
  return jsonb_build_object('rows', coalesce(listed - most, '[]'), -- one more was read, which tells that there is a further page
    'counts', '{"new": 0, "asked": 0, "quoted": 0, "won": 0, "lost": 0}'
      || (select coalesce(jsonb_object_agg(state, number), '{}') from (
           select state, count(*) as number from private.quote group by state) as counted),
    'next', case when jsonb_array_length(listed) > most then listed -> (most - 1) -> 'id' end);
end $$;
