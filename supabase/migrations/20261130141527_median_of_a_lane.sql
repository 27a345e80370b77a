-- The days of a lane are the median of its deliveries, which no weighting of monthly medians is.
create or replace function private.delivery_figures(since date) returns jsonb
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
