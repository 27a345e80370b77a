-- What a visitor gets of a consignment is this list of fields: a column that is added to the table stays the admin's own
-- until somebody adds it here, too.
create or replace function private.track(entered text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  entered_id text := regexp_replace(left(entered, 100), '[[:space:]\u00a0\u2010-\u2015-]', '', 'g');
begin
  perform private.take('track');
  return coalesce((
    select jsonb_agg(to_jsonb(shown) || case when settings.mask_parties then private.masked(parcel) else '{}' end)
    from private.settings, public.consignment as parcel, lateral (select
      parcel."trackingId",
      parcel."sendersName", parcel."sendersEmail", parcel."sendersAddress", parcel."sendersPhone",
      parcel."recName", parcel."recEmail", parcel."recAddress", parcel."recPhone",
      parcel.product, parcel."itemQuantity", parcel."itemWeight", parcel."paymentMode",
      parcel.type, parcel."shipmentMode", parcel."carrierRef", parcel."typeOfShipment", parcel.comment,
      parcel."departedFrom", parcel."headingTo", parcel."timeCreated", parcel."deliveryDate",
      parcel.status, parcel."currentLocation", parcel.city, parcel."currentTime", parcel.remark, parcel.locations
    ) as shown
    where parcel."trackingId" = upper(entered_id) and entered_id ~ '^[0-9A-Za-z]{8}$'
  ), '[]');
end $$;
