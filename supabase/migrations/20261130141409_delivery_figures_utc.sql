-- The first day of the figures began with the session's time zone.

set local check_function_bodies = off;

create or replace function private.delivery_figures(since date) returns jsonb
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
      from public.consignment, private.as_instant(journey #>> '{state,moment}') as delivered
      where state_code = 'delivered' and last_event_at >= first_moment and delivered >= first_moment
      group by 1, 2, 3) as figure);
end $$;
