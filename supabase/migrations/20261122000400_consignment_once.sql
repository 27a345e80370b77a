-- A form that had no answer sends again, under the same key: the consignment is stored once.
alter table public.consignment add column "requestKey" uuid unique;

-- The key is the admin's own, like the number of the row: visitors do not see it.
create or replace function private.track(entered text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  entered_id text := regexp_replace(left(entered, 100), '[[:space:]\u00a0\u2010-\u2015-]', '', 'g');
begin
  perform private.take('track');
  return coalesce((
    select jsonb_agg(to_jsonb(parcel) - array['id', 'created_at', 'requestKey']
                     || case when settings.mask_parties then private.masked(parcel) else '{}' end)
    from public.consignment as parcel, private.settings
    where parcel."trackingId" = upper(entered_id) and entered_id ~ '^[0-9A-Za-z]{8}$'
  ), '[]');
end $$;
