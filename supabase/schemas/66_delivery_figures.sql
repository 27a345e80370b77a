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
    select coalesce(jsonb_agg(to_jsonb(figure) order by figure.month, figure.origin, figure.destination), '[]') from (
      select to_char(delivered at time zone 'UTC', 'YYYY-MM') as month, "departedFrom" as origin, "headingTo" as destination,
        count(*) as delivered, count(*) filter (where delivered <= "deliveryDate") as on_time,
        round((percentile_cont(0.5) within group (
          order by extract(epoch from delivered - "timeCreated") / 86400))::numeric, 1) as median_days
      from public.consignment, private.delivered_at(journey) as delivered
      where state_code = 'delivered' and last_event_at >= first_moment and delivered >= first_moment
      group by 1, 2, 3) as figure);
end $$;
grant execute on function private.delivery_figures(date) to authenticated;

-- For each month since this day (UTC) and each lane: [{month, origin, destination, delivered, on_time, median_days}].
create function public.delivery_figures(since date) returns jsonb language sql stable set search_path = '' as $$
  select private.delivery_figures(since)
$$;
grant execute on function public.delivery_figures(date) to authenticated;
