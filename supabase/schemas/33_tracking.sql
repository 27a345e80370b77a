-- What a visitor sees of a consignment: one row, by its tracking id, through a function. A table that the public
-- key could select from could be listed.

create table private.settings (
  only_row boolean primary key default true check (only_row),
  mask_parties boolean not null default false -- true: visitors see both parties' initials and no contact details
);
alter table private.settings enable row level security;
insert into private.settings default values;

create function private.initials(name text) returns text language sql immutable set search_path = '' as $$
  select coalesce(string_agg(upper(left(word, 1)) || '.', ' '), '') from regexp_split_to_table(btrim(name), '\s+') as word
$$;

create function private.masked(parcel public.consignment) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'sendersName', private.initials(parcel."sendersName"), 'recName', private.initials(parcel."recName"),
    'sendersEmail', '', 'sendersAddress', '', 'sendersPhone', '', 'recEmail', '', 'recAddress', '', 'recPhone', '')
$$;

-- People paste ids with spaces and dashes, in any case. Anything else cannot be an id and is not looked up;
-- the form is checked before upper(), which turns letters of other alphabets into A-Z.
create function private.track(entered text) returns jsonb
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
grant execute on function private.track(text) to anon, authenticated;

-- The consignment with this id as a list of one, or an empty list. PT429 beyond the limit.
create function public.track_consignment(tracking_id text) returns jsonb language sql volatile set search_path = '' as $$
  select private.track(tracking_id)
$$;
grant execute on function public.track_consignment(text) to anon, authenticated;
