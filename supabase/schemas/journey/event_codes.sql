-- What can happen to a consignment: the words that are shown, what each means for its stage, its exceptions and its legs, what
-- follows it, and its name in the languages of others (DCSA Track & Trace 2.2, GS1 CBV 2.0, AfterShip), as far as they have one.
-- All that is known of a code is in its row; `npm run db:types` tells the client (docs/event-codes.md, "Adding a code").

-- What keeps a consignment from its way until it is closed.
create domain private.exception_kind as text
  constraint unknown_kind check (value in ('hold', 'delay', 'attempt', 'damage', 'loss', 'return', 'cancellation'));

create table public.event_code (
  code text primary key check (code ~ '^[a-z_]{1,30}$'),
  label private.required_line not null,
  rank int check (rank between 0 and 4), -- how far it takes a consignment: the stage that it reaches; null: nowhere
  undoes int check (undoes between 0 and 4), -- earlier events of this rank and above do not count any more
  opens private.exception_kind,
  closes private.exception_kind[] not null default '{}', -- those of earlier events
  ends boolean not null default false, -- nothing more is to come
  next text[] not null default '{}', -- the codes that usually follow, the likeliest first
  on_leg text check (on_leg in ('origin', 'way', 'destination')), -- where on a leg it happens; null: it is not about a leg
  travels_on boolean not null default false, -- says nothing against the consignment still moving along its leg
  office_only boolean not null default false, -- no scanner records it
  position int not null unique, -- in lists
  dcsa_type text,
  dcsa_code text,
  dcsa_document text, -- what a shipment event is about: a booking, the customs, the release of the shipment
  epcis_step text,
  epcis_disposition text,
  aftership_tag text not null
);
insert into public.event_code
  (position, code, label, rank, undoes, opens, closes, ends, next, on_leg, travels_on, office_only,
   dcsa_type, dcsa_code, dcsa_document, epcis_step, epcis_disposition, aftership_tag)
values
  (1, 'registered', 'Registered', 0, null, null, '{}', false,
   '{picked_up,received}', null, false, true,
   'SHIPMENT', 'CONF', 'BKG', 'commissioning', 'active', 'InfoReceived'),
  (2, 'picked_up', 'Picked up', 1, null, null, '{}', false,
   '{received,departed}', null, false, false,
   'EQUIPMENT', 'PICK', null, 'accepting', 'in_progress', 'InTransit'),
  (3, 'received', 'Received at terminal', 1, null, null, '{}', false,
   '{loaded,export_cleared,departed}', null, false, false,
   'EQUIPMENT', 'GTIN', null, 'receiving', 'in_progress', 'InTransit'),
  (4, 'export_cleared', 'Export cleared', 2, null, null, '{}', false,
   '{loaded,departed}', null, false, false,
   'SHIPMENT', 'RELS', 'CUS', 'inspecting', 'conformant', 'InTransit'),
  (5, 'loaded', 'Loaded', 2, null, null, '{}', false,
   '{departed}', 'origin', false, false,
   'EQUIPMENT', 'LOAD', null, 'loading', 'in_progress', 'InTransit'),
  (6, 'departed', 'Departed', 2, null, null, '{hold,delay}', false,
   '{arrived,transshipped}', 'origin', true, false,
   'TRANSPORT', 'DEPA', null, 'departing', 'in_transit', 'InTransit'),
  (7, 'in_transit', 'In transit', 2, null, null, '{}', false,
   '{arrived}', 'way', true, false,
   null, null, null, 'transporting', 'in_transit', 'InTransit'),
  (8, 'transshipped', 'Transshipped', 2, null, null, '{}', false,
   '{departed}', 'way', true, false,
   null, null, null, 'transporting', 'in_transit', 'InTransit'),
  (9, 'arrived', 'Arrived', 2, null, null, '{hold,delay}', false,
   '{discharged,out_for_delivery,available_for_pickup}', 'destination', false, false,
   'TRANSPORT', 'ARRI', null, 'arriving', 'in_progress', 'InTransit'),
  (10, 'discharged', 'Discharged', 2, null, null, '{}', false,
   '{out_for_delivery,available_for_pickup}', 'destination', false, false,
   'EQUIPMENT', 'DISC', null, 'unloading', 'in_progress', 'InTransit'),
  (11, 'held', 'Held', null, null, 'hold', '{}', false,
   '{}', null, false, false,
   'SHIPMENT', 'HOLD', 'SRM', 'holding', 'in_progress', 'Exception'),
  (12, 'delayed', 'Delayed', null, null, 'delay', '{}', false,
   '{}', null, true, false,
   null, null, null, 'transporting', 'in_transit', 'Exception'),
  (13, 'inspected', 'Inspected', null, null, null, '{}', false,
   '{}', null, false, false,
   'EQUIPMENT', 'INSP', null, 'inspecting', 'in_progress', 'InTransit'),
  (14, 'released', 'Released', null, null, null, '{hold}', false,
   '{}', null, false, false,
   'SHIPMENT', 'RELS', 'SRM', 'inspecting', 'conformant', 'InTransit'),
  (15, 'out_for_delivery', 'Out for delivery', 3, null, null, '{hold,delay,attempt}', false,
   '{delivered,attempted}', null, false, false,
   'EQUIPMENT', 'GTOT', null, 'transporting', 'in_transit', 'OutForDelivery'),
  (16, 'attempted', 'Delivery attempt failed', 2, 3, 'attempt', '{}', false,
   '{out_for_delivery,available_for_pickup,returned}', null, false, false,
   null, null, null, 'transporting', 'in_transit', 'AttemptFail'),
  (17, 'available_for_pickup', 'Available for pick-up', 3, null, null, '{hold,delay,attempt}', false,
   '{delivered,returned}', null, false, false,
   null, null, null, 'staging_outbound', 'available', 'AvailableForPickup'),
  (18, 'delivered', 'Delivered', 4, null, null, '{hold,delay,attempt,loss,return,cancellation}', true,
   '{}', null, false, false,
   'EQUIPMENT', 'DROP', null, 'accepting', null, 'Delivered'),
  (19, 'returned', 'Returned', null, null, 'return', '{hold,delay,attempt,loss,cancellation}', true,
   '{}', null, false, false,
   null, null, null, 'receiving', 'returned', 'Exception'),
  (20, 'damaged', 'Damaged', null, null, 'damage', '{}', false,
   '{}', null, false, false,
   null, null, null, 'inspecting', 'damaged', 'Exception'),
  (21, 'lost', 'Lost', null, null, 'loss', '{hold,delay,attempt}', true,
   '{}', null, false, false,
   null, null, null, 'other', 'unknown', 'Exception'),
  (22, 'cancelled', 'Canceled', null, null, 'cancellation', '{hold,delay,attempt}', true,
   '{}', null, false, true,
   null, null, null, 'decommissioning', 'inactive', 'Exception');

alter table public.event_code enable row level security;
create policy "the admin reads" on public.event_code for select to authenticated using ((select private.is_admin()));
grant select on public.event_code to authenticated;

-- Which code free words suggest. The first one that matches; anything else is on its way. What is said not to have happened,
-- or not yet, is left out first: "not yet delivered", "will be returned".
create function private.guess_code(words text) returns text language sql immutable set search_path = '' as $$
  select case
    when words ~* '\yout for delivery\y|\ywith (the )?courier\y' then 'out_for_delivery'
    when words ~* '\y(available|ready) for (pick ?-?up|collection)\y' then 'available_for_pickup'
    when words ~* '(\y(not|cannot)|n''t)( be| been)? delivered|undeliver|delivery failed|failed delivery|attempt' then 'attempted'
    when words ~* '\y(awaiting|pending) (pick ?-?up|collection)|\y(not|not yet|to be) (picked ?-?up|collected)' then 'registered'
    when remark ~* '\ycancell?ed\y' then 'cancelled'
    when remark ~* '\yreturned\y|\yreturn to (the )?(sender|shipper)\y' then 'returned'
    when remark ~* '\y(lost|stolen)\y' then 'lost'
    when remark ~* '(?<!no )\y(damaged?|broken)\y' then 'damaged'
    when remark ~* '\ydelivered\y|collected by (the )?(receiver|consignee)|received by (the )?(receiver|consignee)|signed for' then 'delivered'
    when remark ~* '\yexport( customs)?( is| was)? cleared\y|\ycleared for export\y' then 'export_cleared'
    when remark ~* '\yreleased\y|\ycustoms( is| was)? cleared\y|\ycleared( by| through)? customs\y|\yhold( is| was)? lifted\y' then 'released'
    when remark ~* '\y(hold|held|detained|seized)\y' then 'held'
    when remark ~* '(?<!(no|without) )\ydelay|\ypostponed\y' then 'delayed'
    when remark ~* '\ytran(s-?)?ship(ped|ment)\y|\ychange(d| of) (ship|vessel|plane)\y' then 'transshipped'
    when remark ~* '\yinspected\y' then 'inspected'
    when remark ~* '\yreceived (at|in)\y|\yat (the )?origin\y|\ygated? in\y' then 'received'
    when remark ~* '\y(departed|sailed|took off)\y' then 'departed'
    when remark ~* '\y(arrived|landed|berthed)\y' then 'arrived'
    when remark ~* '\y(discharged|unloaded|unloading)\y' then 'discharged'
    when remark ~* '\yloaded\y|\yon board\y' then 'loaded'
    when remark ~* '\y(registered|booked|created)\y|information received' then 'registered'
    when remark ~* '\ypicked ?-?up\y|\ycollected\y' then 'picked_up'
    else 'in_transit' end
  from regexp_replace(words,
    '(\y(not|never|to|will|yet|partially|awaiting|pending|until)|n''t)( yet| be| been)* \w+ed\y', '', 'gi') as remark
$$;
