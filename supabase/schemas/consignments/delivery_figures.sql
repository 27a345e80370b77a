-- How reliable and how long deliveries were: what a company promises itself to get better at.

create index consignment_delivered on public.consignment (last_event_at) where state_code = 'delivered';

-- The first time that something was said to be delivered: what is corrected in the specified form later is another entry of the same words.
create function private.delivered_at(journey jsonb) returns timestamptz language sql immutable set search_path = '' as $$
  select private.as_instant(jsonb_path_query_first(journey,
    '$.events[*] ? (@.code == "delivered" && @.classifier == "actual").moment') #>> '{}')
$$;

create function private.delivery_figures(since date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first_moment timestamptz := since::timestamp at time zone 'UTC';
begin
  perform private.require_admin();
  return (
    with delivery as materialized (
      select to_char(delivered at time zone 'UTC', 'YYYY-MM') as month, "departedFrom" as origin, "headingTo" as destination,
        delivered <= "deliveryDate" as is_on_time, extract(epoch from delivered - "timeCreated") / 86400 as days
      from public.consignment, private.delivered_at(journey) as delivered
      where state_code = 'delivered' and last_event_at >= first_moment and delivered >= first_moment)
    select jsonb_build_object(
      'months', (select coalesce(jsonb_agg(to_jsonb(figure) order by figure.month), '[]') from (
        select month, count(*) as delivered, count(*) filter (where is_on_time) as on_time from delivery group by month) as figure),
      'lanes', (select coalesce(jsonb_agg(to_jsonb(figure) order by figure.delivered desc, figure.origin, figure.destination), '[]') from (
        select origin, destination, count(*) as delivered, count(*) filter (where is_on_time) as on_time,
          round((percentile_cont(0.5) within group (order by days))::numeric, 1) as median_days
        from delivery group by origin, destination) as figure)));
end $$;
grant execute on function private.delivery_figures(date) to authenticated;

-- What was delivered since this day (UTC): {months: [{month, delivered, on_time}], lanes: [{origin, destination, delivered, on_time,
-- median_days}]}, the busiest lane first.
create function public.delivery_figures(since date) returns jsonb language sql stable set search_path = '' as $$
  select private.delivery_figures(since)
$$;
grant execute on function public.delivery_figures(date) to authenticated;
