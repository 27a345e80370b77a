-- The audit says the hours of the office in words.
create function private.office_text(shown jsonb) returns text language sql stable set search_path = '' as $$
  select concat_ws(E'\n', shown ->> 'zone', (
      select string_agg(to_char(date '2026-01-05' + (number::int - 1), 'FMDay') || ': ' || coalesce((
          select string_agg((span ->> 0) || '–' || (span ->> 1), ', ' order by place)
          from jsonb_array_elements(day) with ordinality as spans (span, place)), 'closed'), E'\n' order by number)
      from jsonb_array_elements(shown -> 'week') with ordinality as week (day, number)),
    'Holidays: ' || (select string_agg(day, ', ' order by day) from jsonb_array_elements_text(shown -> 'holidays') as day))
$$;

create or replace function private.set_office_hours(new_zone private.zone, new_week jsonb, closed_on date[], seen jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
begin
  perform private.require_owner();
  if new_zone is null or jsonb_typeof(new_week) is distinct from 'array' or jsonb_array_length(new_week) <> 7
      or exists (select from jsonb_array_elements(new_week) as day where not private.is_office_day(day)) then
    raise exception 'A week has seven days, and a day up to two times from hour to hour.' using errcode = '22023';
  end if;
  if closed_on is null or cardinality(closed_on) > 100
      or exists (select from unnest(closed_on) as day where (day between '2000-01-01' and '2099-12-31') is not true) then
    raise exception 'There are up to 100 holidays, from 2000 to 2099.' using errcode = '22023';
  end if;
  perform now() at time zone new_zone; -- refuses a zone that the server does not know
  perform from private.office for update;
  before := private.office_shown();
  update private.office set zone = new_zone, week = new_week,
    holidays = array(select distinct day from unnest(closed_on) as day order by day);
  after := private.office_shown();
  if before = after then return; end if;
  if before <> seen then
    raise exception 'Somebody has changed the hours since you opened them. Yours were not saved.' using errcode = 'PT409';
  end if;
  perform private.record_account(private.actor(), 'update', 'settings', 'office_hours', 'Office hours of the chat',
    jsonb_build_object('officeHours', jsonb_build_object(
      'before', private.office_text(before), 'after', private.office_text(after))));
end $$;
