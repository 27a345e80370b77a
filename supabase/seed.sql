-- Demo data: everybody and everything in it is made up. Moments are counted back from today, in the zone of their place, so
-- that it never looks stale. Runs as the owner of the database, who alone may bring tracking ids and authors along; the
-- history and the journey are written by the same triggers that write them for the admin. Telephone numbers are of the ranges
-- that are kept free for fiction where a country has one (Ofcom, Bundesnetzagentur, NANP 555-01xx).

do $$ begin
  if not private.has_no_company() then
    raise exception 'This database has data of a company: demonstration data are only for one that has none.';
  end if;
end $$;

-- A time of the clock in the zone of a place, so many days from today: the day that it is in UTC, so that flights across the
-- date line keep their order.
create function pg_temp.on_day(days int, at time, place_code text) returns timestamptz language sql stable as $$
  select (date_trunc('day', now() at time zone 'UTC') + days * interval '1 day' + at) at time zone zone
  from public.place where code = place_code
$$;
-- The same of what has happened: a time that has not come today was yesterday.
create function pg_temp.was(days int, at time, place_code text) returns timestamptz language sql stable as $$
  select moment - case when moment > now() then interval '1 day' else '0' end
  from pg_temp.on_day(days, at, place_code) as moment
$$;

insert into public.consignment (
  "trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone",
  "recName", "recEmail", "recAddress", "recPhone",
  product, "itemQuantity", "itemWeight", "paymentMode", "departedFrom", "headingTo",
  type, "shipmentMode", "carrierRef", "typeOfShipment", comment,
  "timeCreated", "deliveryDate", status, city, "currentLocation", remark)
values
  ('CARGO001', 'Adwoa Mensimah', 'adwoa@harbourcocoa.example', '14 Quayside Row, Tema', '+233 30 255 0101',
   'Lukas Falkenrath', 'lukas@falkenrath-foods.example', '7 Speicherweg, Hamburg', '+49 40 66969 142',
   'Cocoa butter', '40 drums', '7200', 'Transfer', 'Ghana', 'Germany',
   'Regular', 'Ocean', 'CR-48213', 'Full container load', 'Keep below 25 degrees',
   pg_temp.was(-27, '09:12', 'GHTEM'), pg_temp.on_day(3, '17:00', 'DEHAM'), 'Registered', 'Tema', 'Ghana', 'Booking confirmed'),
  ('CARGO002', 'Mei Xiangling', 'mei@lanternworks.example', '220 Lantern Road, Shenzhen', '+86 755 8555 0103',
   'Dana Whitlock', 'dana@whitlockaudio.example', '81 Orchard Mill Drive, Portland', '+1 503 555 0104',
   'Loudspeaker parts', '310 cartons', '2650', 'Transfer', 'China', 'United States of America',
   'Important', 'Air', 'CR-48377', 'Palletised', null,
   pg_temp.was(-10, '10:40', 'CNSNZ'), pg_temp.on_day(-2, '17:00', 'USPDX'), 'Registered', 'Shenzhen', 'China',
   'Booking confirmed'),
  ('CARGO003', 'Joaquim Vilaverde', 'joaquim@serracoffee.example', '9 Rua das Palmeiras, Santos', '+55 13 3555 0105',
   'Femke Oosterling', 'femke@oosterling-roast.example', '33 Branderskade, Rotterdam', '+31 10 555 0106',
   'Green coffee', '600 bags', '36000', 'Transfer', 'Brazil', 'Netherlands',
   'Regular', 'Ocean', 'CR-47990', 'Full container load', null,
   pg_temp.was(-24, '11:05', 'BRSSZ'), pg_temp.on_day(1, '17:00', 'NLRTM'), 'Registered', 'Santos', 'Brazil',
   'Booking confirmed'),
  ('CARGO004', 'Wanjiru Kamauria', 'wanjiru@highlandblooms.example', '5 Acacia Lane, Nairobi', '+254 20 555 0107',
   'Harriet Pemberley', 'harriet@pemberleyflowers.example', '12 Market Passage, London', '+44 20 7946 0108',
   'Cut roses', '180 boxes', '1440', 'Cash', 'Kenya', 'United Kingdom',
   'V. important', 'Air', 'CR-48455', 'Temperature controlled', 'Do not stack',
   pg_temp.was(-4, '08:20', 'KENBO'), pg_temp.on_day(0, '18:00', 'GBLON'), 'Registered', 'Nairobi', 'Kenya',
   'Booking confirmed'),
  ('CARGO005', 'Haruto Minegishi', 'haruto@minegishi-lathe.example', '3 Kawabata Street, Yokohama', '+81 45 555 0109',
   'Arjun Devanathan', 'arjun@devanathan-tools.example', '46 Mill Compound, Pune', '+91 20 5550 0110',
   'Lathe', '1 crate', '5300', 'Transfer', 'Japan', 'India',
   'VIP', 'Ocean', 'CR-48102', 'Heavy lift', 'Crane needed at both ends',
   pg_temp.was(-30, '13:30', 'JPYOK'), pg_temp.on_day(-1, '18:00', 'INPNQ'), 'Registered', 'Yokohama', 'Japan', 'Survey done'),
  ('CARGO006', 'Elif Yildizhan', 'elif@anatolia-tiles.example', '18 Seramik Caddesi, Izmir', '+90 232 555 01 11',
   'Rosalind Achterberg', 'rosalind@achterberg-bau.example', '64 Lindenhof, Leipzig', '+49 171 3920012',
   'Ceramic tiles', '24 pallets', '21600', 'Transfer', 'Turkey', 'Germany',
   'Regular', 'Road', 'CR-48401', 'Full truck load', null,
   pg_temp.was(-6, '09:00', 'TRIZM'), pg_temp.on_day(1, '16:00', 'DELEJ'), 'Registered', 'Izmir', 'Turkey',
   'Booking confirmed'),
  ('CARGO007', 'Tan Weiqiang', 'tan@straitsbio.example', '28 Harbour Drive, Singapore', '+65 6555 0113',
   'Callum Strathearn', 'callum@strathearnlabs.example', '2 Quarry Brae, Edinburgh', '+44 131 496 0114',
   'Laboratory reagents', '22 parcels', '96', 'Transfer', 'Singapore', 'United Kingdom',
   'VIP', 'Air', 'CR-48470', 'Temperature controlled', 'Between 2 and 8 degrees',
   pg_temp.was(-5, '09:45', 'SGSIN'), pg_temp.on_day(-1, '17:00', 'GBEDI'), 'Registered', 'Singapore', 'Singapore',
   'Packed with dry ice'),
  ('CARGO008', 'Priyanka Vellore', 'priyanka@coromandelweave.example', '77 Loom Street, Chennai', '+91 44 5550 0115',
   'Yaw Darkoh', 'yaw@darkohstores.example', '10 Ring Avenue, Accra', '+233 30 255 0116',
   'Cotton cloth', '95 bales', '9500', 'Transfer', 'India', 'Ghana',
   'Regular', 'Ocean', 'CR-48055', 'Full container load', null,
   pg_temp.was(-19, '12:15', 'INMAA'), pg_temp.on_day(12, '17:00', 'GHACC'), 'Registered', 'Chennai', 'India',
   'Booking confirmed'),
  ('CARGO009', 'Marcus Ellerbeck', 'marcus@prairiepumps.example', '1450 Granary Avenue, Omaha', '+1 402 555 0117',
   'Beatriz Caldeirao', 'beatriz@caldeirao-agua.example', '300 Avenida do Porto, Recife', '+55 81 3555 0118',
   'Irrigation pumps', '60 crates', '4800', 'Transfer', 'United States of America', 'Brazil',
   'Important', 'Ocean', 'CR-48260', 'Less than container load', null,
   pg_temp.was(-12, '08:30', 'USOMA'), pg_temp.on_day(14, '17:00', 'BRREC'), 'Registered', 'Omaha',
   'United States of America', 'Booking confirmed'),
  ('CARGO010', 'Sietske Noordhof', 'sietske@noordhofbulbs.example', '5 Bollenlaan, Lisse', '+31 252 555 119',
   'Kenji Aramaki', 'kenji@aramaki-garden.example', '21 Hanami Road, Osaka', '+81 6 5555 0120',
   'Tulip bulbs', '420 trays', '3360', 'Cash', 'Netherlands', 'Japan',
   'Regular', 'Air', 'CR-48488', 'Palletised', null,
   pg_temp.was(-3, '14:10', 'NLAMS'), pg_temp.on_day(4, '17:00', 'JPOSA'), 'Registered', 'Lisse', 'Netherlands',
   'Booking confirmed'),
  ('CARGO011', 'Greta Hollenstein', 'greta@hollenstein-optik.example', '8 Glasgasse, Jena', '+49 171 3920021',
   'Chen Baoyi', 'chen@jadepeakoptics.example', '16 Jade Peak Street, Chengdu', '+86 28 8555 0122',
   'Microscope lenses', '12 cases', '210', 'Transfer', 'Germany', 'China',
   'V. important', 'Air', 'CR-48431', 'Courier', 'Fragile',
   pg_temp.was(-16, '10:00', 'DELEJ'), pg_temp.on_day(-9, '17:00', 'CNCTU'), 'Registered', 'Jena', 'Germany',
   'Booking confirmed'),
  ('CARGO012', 'Oliver Brackenridge', 'oliver@brackenridge-print.example', '3 Foundry Court, Leeds', '+44 113 496 0123',
   'Njeri Wambugo', 'njeri@savannapress.example', '40 Jacaranda Close, Mombasa', '+254 41 555 0124',
   'Printing press', '3 crates', '6100', null, 'United Kingdom', 'Kenya',
   'Important', 'Ocean', null, 'Heavy lift', null,
   pg_temp.was(-2, '15:20', 'GBLBA'), pg_temp.on_day(33, '17:00', 'KEMBA'), 'Registered', 'Leeds', 'United Kingdom',
   'Booking confirmed');

-- Each of them was registered by its code, not by free words.
update public.consignment_event set guessed = false, entered_by = 'dispatch@carmine-cargo.example', entered_at = moment;

insert into public.consignment_leg
  (consignment, mode, origin, destination, carrier, vessel, planned_departure, planned_arrival, estimated_arrival)
select parcel.id, way.mode, way.origin, way.destination, way.carrier, way.vessel,
  pg_temp.on_day(way.departure, way.departs, way.origin), pg_temp.on_day(way.arrival, way.arrives, way.destination),
  pg_temp.on_day(way.expected, way.arrives, way.destination)
from (values
  (1, 'CARGO001', 'ocean', 'GHTEM', 'NLRTM', 'Gulf and North Line', 'Aurelia Strand 214N', -22, time '21:00', -7,
   time '06:00', null::int),
  (2, 'CARGO001', 'ocean', 'NLRTM', 'DEHAM', 'Elbe Feeder', 'Kleine Möwe 88', -4, time '14:00', -2, time '09:00', null::int),
  (3, 'CARGO002', 'road', 'CNSNZ', 'CNZGSZ', 'Pearl Delta Haulage', null, -8, time '18:00', -8, time '20:00', null::int),
  (4, 'CARGO002', 'air', 'CNZGSZ', 'USKSEA', 'Meridane Air Cargo', 'MX 418', -7, time '01:35', -8, time '20:50', null::int),
  (5, 'CARGO002', 'road', 'USKSEA', 'USPDX', 'Cascade Trucking', null, -6, time '08:00', -6, time '12:00', null::int),
  (6, 'CARGO003', 'ocean', 'BRSSZ', 'NLRTM', 'Southern Crown Line', 'Dona Clara 077E', -20, time '18:00', -2, time '05:00', 5),
  (7, 'CARGO004', 'road', 'KENBO', 'KEHKJK', 'Highland Coolers', null, -3, time '17:00', -3, time '18:30', null::int),
  (8, 'CARGO004', 'air', 'KEHKJK', 'GBLHR', 'Meridane Air Cargo', 'MX 102', -3, time '23:20', -2, time '05:55', null::int),
  (9, 'CARGO004', 'road', 'GBLHR', 'GBLON', 'Thames Couriers', null, 0, time '07:40', 0, time '15:00', null::int),
  (10, 'CARGO005', 'ocean', 'JPYOK', 'SGSIN', 'Eastern Arc Line', 'Hoshi Maru 31W', -25, time '16:00', -16, time '07:00',
   null::int),
  (11, 'CARGO005', 'ocean', 'SGSIN', 'INBOM', 'Eastern Arc Line', 'Coral Pioneer 9W', -14, time '12:00', -6, time '08:00',
   null::int),
  (12, 'CARGO005', 'road', 'INBOM', 'INPNQ', 'Deccan Heavy Haulage', null, -3, time '09:00', -2, time '15:00', 6),
  (13, 'CARGO006', 'road', 'TRIZM', 'TRIST', 'Anadolu Road Freight', null, -5, time '06:30', -5, time '18:00', null::int),
  (14, 'CARGO006', 'road', 'TRIST', 'DELEJ', 'Anadolu Road Freight', null, -3, time '05:00', 1, time '11:00', null::int),
  (15, 'CARGO007', 'air', 'SGWSSS', 'GBLHR', 'Strait Air', 'ST 22', -4, time '23:55', -3, time '06:20', null::int),
  (16, 'CARGO007', 'road', 'GBLHR', 'GBEDI', 'Northern Cold Chain', null, -2, time '20:00', -1, time '06:00', null::int),
  (17, 'CARGO008', 'ocean', 'INMAA', 'LKCMB', 'Coromandel Feeder', 'Marina Pearl 55', -14, time '22:00', -12, time '10:00',
   null::int),
  (18, 'CARGO008', 'ocean', 'LKCMB', 'GHTEM', 'Cape Route Line', 'Good Hope 140W', -9, time '06:00', 10, time '06:00',
   null::int),
  (19, 'CARGO008', 'road', 'GHTEM', 'GHACC', 'Volta Transport', null, 12, time '08:00', 12, time '11:00', null::int),
  (20, 'CARGO009', 'rail', 'USOMA', 'USHOU', 'Plains Rail', null, -9, time '22:00', -6, time '14:00', null::int),
  (21, 'CARGO009', 'ocean', 'USHOU', 'BRREC', 'Southern Crown Line', 'Bay Trader 12S', -1, time '19:00', 13, time '07:00',
   null::int),
  (22, 'CARGO010', 'road', 'NLEHAM', 'DEFRA', 'Bollenstreek Transport', null, 0, time '21:00', 1, time '04:00', null::int),
  (23, 'CARGO010', 'air', 'DEFRA', 'JPKIX', 'Rhein Air Freight', 'RF 740', 1, time '13:30', 2, time '09:05', null::int),
  (24, 'CARGO010', 'road', 'JPKIX', 'JPOSA', 'Naniwa Express', null, 4, time '09:00', 4, time '11:00', null::int),
  (25, 'CARGO011', 'air', 'DEEDDP', 'CNZUTF', 'Rhein Air Freight', 'RF 726', -14, time '22:40', -13, time '15:10', null::int),
  (26, 'CARGO011', 'air', 'CNZUTF', 'DEEDDP', 'Rhein Air Freight', 'RF 727', -4, time '17:30', -4, time '21:45', null::int),
  (27, 'CARGO012', 'road', 'GBLBA', 'GBFXT', 'Pennine Heavy Haulage', null, 1, time '07:00', 1, time '15:00', null::int),
  (28, 'CARGO012', 'ocean', 'GBFXT', 'KEMBA', 'Cape Route Line', 'Good Hope 141E', 4, time '20:00', 30, time '06:00', null::int)
) as way (line, id, mode, origin, destination, carrier, vessel, departure, departs, arrival, arrives, expected)
join public.consignment as parcel on parcel."trackingId" = way.id
order by way.line;

insert into public.consignment_event
  (consignment, code, moment, place, leg, public_note, reason, internal_note, entered_by, entered_at)
select parcel.id, said.code, pg_temp.was(said.day, said.at, said.place), said.place, leg.id, said.note, said.reason,
  said.internal, 'dispatch@carmine-cargo.example',
  least(now(), pg_temp.was(said.day, said.at, said.place) + interval '17 minutes')
from (values
  (1, 'CARGO001', null::int, 'picked_up', -25, time '10:30', 'GHTEM', 'Collected from the warehouse', null, null),
  (2, 'CARGO001', null::int, 'received', -24, time '08:15', 'GHTEM', 'Container sealed', null, null),
  (3, 'CARGO001', null::int, 'export_cleared', -23, time '15:40', 'GHTEM', null, null, null),
  (4, 'CARGO001', 1, 'loaded', -22, time '16:20', 'GHTEM', null, null, null),
  (5, 'CARGO001', 1, 'departed', -22, time '22:10', 'GHTEM', null, null, null),
  (6, 'CARGO001', 1, 'arrived', -6, time '04:45', 'NLRTM', null, null, null),
  (7, 'CARGO001', null::int, 'transshipped', -5, time '11:30', 'NLRTM', 'Moved to the feeder ship for Hamburg', null, null),
  (8, 'CARGO001', 2, 'departed', -3, time '15:05', 'NLRTM', null, null, null),
  (9, 'CARGO001', 2, 'arrived', -1, time '08:40', 'DEHAM', null, null, null),
  (10, 'CARGO001', 2, 'discharged', -1, time '13:20', 'DEHAM', 'Unloading is complete', null, 'Seal checked, no damage'),
  (11, 'CARGO002', null::int, 'picked_up', -8, time '16:30', 'CNSNZ', null, null, null),
  (12, 'CARGO002', 1, 'departed', -8, time '18:10', 'CNSNZ', null, null, null),
  (13, 'CARGO002', 1, 'arrived', -8, time '20:25', 'CNZGSZ', null, null, null),
  (14, 'CARGO002', null::int, 'export_cleared', -8, time '22:50', 'CNZGSZ', null, null, null),
  (15, 'CARGO002', 2, 'departed', -7, time '01:52', 'CNZGSZ', 'Night flight', null, null),
  (16, 'CARGO002', 2, 'arrived', -8, time '21:05', 'USKSEA', null, null, null),
  (17, 'CARGO002', null::int, 'released', -7, time '10:40', 'USKSEA', 'Cleared by customs', null, null),
  (18, 'CARGO002', 3, 'departed', -6, time '08:20', 'USKSEA', 'On the road south', null, null),
  (19, 'CARGO002', 3, 'arrived', -6, time '12:35', 'USPDX', null, null, null),
  (20, 'CARGO002', null::int, 'out_for_delivery', -5, time '08:05', 'USPDX', null, null, null),
  (21, 'CARGO002', null::int, 'delivered', -5, time '11:47', 'USPDX', 'Signed for by the receiver', null, null),
  (22, 'CARGO003', null::int, 'picked_up', -22, time '09:20', 'BRSSZ', null, null, null),
  (23, 'CARGO003', null::int, 'received', -22, time '14:00', 'BRSSZ', null, null, null),
  (24, 'CARGO003', null::int, 'export_cleared', -21, time '16:30', 'BRSSZ', null, null, null),
  (25, 'CARGO003', 1, 'loaded', -20, time '11:10', 'BRSSZ', 'Two containers', null, null),
  (26, 'CARGO003', 1, 'departed', -20, time '19:25', 'BRSSZ', null, null, null),
  (27, 'CARGO003', null::int, 'delayed', -3, time '08:30', 'NLRTM', 'The ship waits off the coast for a berth.',
   'Heavy weather in the North Sea', null),
  (28, 'CARGO004', null::int, 'picked_up', -3, time '15:10', 'KENBO', 'Cooled truck', null, null),
  (29, 'CARGO004', 1, 'departed', -3, time '17:05', 'KENBO', null, null, null),
  (30, 'CARGO004', 1, 'arrived', -3, time '18:20', 'KEHKJK', null, null, null),
  (31, 'CARGO004', null::int, 'export_cleared', -3, time '20:45', 'KEHKJK', null, null, null),
  (32, 'CARGO004', 2, 'departed', -3, time '23:34', 'KEHKJK', null, null, null),
  (33, 'CARGO004', 2, 'arrived', -2, time '06:08', 'GBLHR', 'Temperature 4 degrees on arrival', null, null),
  (34, 'CARGO004', null::int, 'inspected', -2, time '09:30', 'GBLHR', 'Plant health inspection passed', null, null),
  (35, 'CARGO004', null::int, 'released', -2, time '11:15', 'GBLHR', 'Cleared by customs', null, null),
  (36, 'CARGO004', null::int, 'out_for_delivery', 0, time '07:40', 'GBLON', 'Expected before the evening', null, null),
  (37, 'CARGO005', null::int, 'picked_up', -28, time '10:00', 'JPYOK', 'On a flat-bed truck', null, null),
  (38, 'CARGO005', null::int, 'received', -27, time '09:30', 'JPYOK', 'Lashed on a flat rack', null, null),
  (39, 'CARGO005', null::int, 'export_cleared', -26, time '14:20', 'JPYOK', null, null, null),
  (40, 'CARGO005', 1, 'loaded', -25, time '09:15', 'JPYOK', 'Heavy lift crane', null, null),
  (41, 'CARGO005', 1, 'departed', -25, time '16:40', 'JPYOK', null, null, null),
  (42, 'CARGO005', 1, 'arrived', -16, time '05:50', 'SGSIN', null, null, null),
  (43, 'CARGO005', null::int, 'transshipped', -15, time '18:00', 'SGSIN', null, null, null),
  (44, 'CARGO005', 2, 'departed', -14, time '13:15', 'SGSIN', null, null, null),
  (45, 'CARGO005', 2, 'arrived', -6, time '07:35', 'INBOM', null, null, null),
  (46, 'CARGO005', 2, 'discharged', -6, time '19:00', 'INBOM', null, null, null),
  (47, 'CARGO005', null::int, 'held', -5, time '11:20', 'INBOM',
   'Customs ask for a certificate of origin. Please send it to us by e-mail or in the chat.',
   'A certificate of origin is missing', 'Broker asked twice, next call on Monday'),
  (48, 'CARGO006', null::int, 'picked_up', -5, time '05:50', 'TRIZM', null, null, null),
  (49, 'CARGO006', 1, 'departed', -5, time '06:45', 'TRIZM', null, null, null),
  (50, 'CARGO006', 1, 'arrived', -5, time '17:30', 'TRIST', null, null, null),
  (51, 'CARGO006', null::int, 'export_cleared', -4, time '16:10', 'TRIST', null, null, null),
  (52, 'CARGO006', 2, 'departed', -3, time '05:10', 'TRIST', 'Second driver on board', null, null),
  (53, 'CARGO006', null::int, 'in_transit', -2, time '14:30', 'BGSOF', 'Crossed into the European Union', null, null),
  (54, 'CARGO006', null::int, 'in_transit', -1, time '19:45', 'HUBUD', 'Night stop', null, null),
  (55, 'CARGO007', null::int, 'picked_up', -4, time '15:00', 'SGSIN', 'Temperature logger started', null, null),
  (56, 'CARGO007', null::int, 'export_cleared', -4, time '20:10', 'SGWSSS', null, null, null),
  (57, 'CARGO007', 1, 'departed', -3, time '00:12', 'SGWSSS', null, null, null),
  (58, 'CARGO007', 1, 'arrived', -3, time '06:31', 'GBLHR', null, null, null),
  (59, 'CARGO007', null::int, 'released', -2, time '10:20', 'GBLHR', 'Temperature log complete', null, null),
  (60, 'CARGO007', 2, 'departed', -2, time '20:15', 'GBLHR', 'On the road north', null, null),
  (61, 'CARGO007', 2, 'arrived', -1, time '05:40', 'GBEDI', null, null, null),
  (62, 'CARGO007', null::int, 'out_for_delivery', -1, time '08:30', 'GBEDI', null, null, null),
  (63, 'CARGO007', null::int, 'attempted', -1, time '13:10', 'GBEDI',
   'The goods entrance was closed. We come again tomorrow; please be there or choose another day in the chat.',
   'Nobody could receive it', null),
  (64, 'CARGO008', null::int, 'picked_up', -17, time '11:00', 'INMAA', null, null, null),
  (65, 'CARGO008', null::int, 'received', -17, time '16:45', 'INMAA', null, null, null),
  (66, 'CARGO008', null::int, 'export_cleared', -15, time '13:30', 'INMAA', null, null, null),
  (67, 'CARGO008', 1, 'loaded', -14, time '15:20', 'INMAA', null, null, null),
  (68, 'CARGO008', 1, 'departed', -14, time '23:05', 'INMAA', null, null, null),
  (69, 'CARGO008', 1, 'arrived', -12, time '08:40', 'LKCMB', null, null, null),
  (70, 'CARGO008', null::int, 'transshipped', -10, time '17:30', 'LKCMB', null, null, null),
  (71, 'CARGO008', 2, 'departed', -9, time '07:20', 'LKCMB', 'Around the Cape of Good Hope', null, null),
  (72, 'CARGO009', null::int, 'picked_up', -10, time '13:15', 'USOMA', null, null, null),
  (73, 'CARGO009', 1, 'departed', -9, time '22:25', 'USOMA', null, null, null),
  (74, 'CARGO009', 1, 'arrived', -6, time '13:10', 'USHOU', null, null, null),
  (75, 'CARGO009', null::int, 'received', -6, time '16:40', 'USHOU', 'Sharing a container', null, null),
  (76, 'CARGO009', null::int, 'export_cleared', -3, time '11:00', 'USHOU', null, null, null),
  (77, 'CARGO009', 2, 'loaded', -1, time '06:30', 'USHOU', null, null, null),
  (78, 'CARGO009', 2, 'departed', -1, time '07:55', 'USHOU', null, null, null),
  (79, 'CARGO010', null::int, 'picked_up', -1, time '10:20', 'NLAMS', 'Plant passport attached', null, null),
  (80, 'CARGO010', null::int, 'received', -1, time '14:05', 'NLEHAM', null, null, null),
  (81, 'CARGO011', null::int, 'picked_up', -15, time '11:30', 'DELEJ', null, null, null),
  (82, 'CARGO011', null::int, 'export_cleared', -14, time '15:00', 'DEEDDP', null, null, null),
  (83, 'CARGO011', 1, 'departed', -14, time '22:58', 'DEEDDP', null, null, null),
  (84, 'CARGO011', 1, 'arrived', -13, time '15:02', 'CNZUTF', null, null, null),
  (85, 'CARGO011', null::int, 'held', -12, time '09:40', 'CNZUTF', 'Customs ask for an import licence.',
   'The receiver has no import licence', null),
  (86, 'CARGO011', null::int, 'inspected', -10, time '14:00', 'CNZUTF', null, null, null),
  (87, 'CARGO011', 2, 'departed', -4, time '17:42', 'CNZUTF', 'On its way back at the wish of the sender', null, null),
  (88, 'CARGO011', 2, 'arrived', -4, time '21:38', 'DEEDDP', null, null, null),
  (89, 'CARGO011', null::int, 'returned', -2, time '10:15', 'DELEJ', 'Handed back to the sender',
   'The import licence was refused', null)
) as said (line, id, leg, code, day, at, place, note, reason, internal)
join public.consignment as parcel on parcel."trackingId" = said.id
left join public.consignment_leg as leg on leg.consignment = parcel.id and leg.position = said.leg
order by said.line;

-- What is to come.
insert into public.consignment_event (consignment, code, classifier, moment, place, public_note, entered_by)
select parcel.id, said.code, said.classifier, pg_temp.on_day(said.day, said.at, said.place), said.place, said.note,
  'dispatch@carmine-cargo.example'
from (values
  ('CARGO001', 'out_for_delivery', 'planned', 2, time '08:00', 'DEHAM', null),
  ('CARGO003', 'arrived', 'estimated', 5, time '05:00', 'NLRTM', 'If a berth is free'),
  ('CARGO006', 'delivered', 'planned', 1, time '16:00', 'DELEJ', null),
  ('CARGO007', 'out_for_delivery', 'planned', 1, time '08:30', 'GBEDI', 'Second attempt'),
  ('CARGO009', 'delivered', 'planned', 14, time '17:00', 'BRREC', null)
) as said (id, code, classifier, day, at, place, note)
join public.consignment as parcel on parcel."trackingId" = said.id;

-- Entered for the wrong consignment, and voided.
insert into public.consignment_event (consignment, code, moment, place, entered_by, entered_at)
select id, 'delivered', pg_temp.was(-2, '09:05', 'NLRTM'), 'NLRTM', 'dispatch@carmine-cargo.example',
  pg_temp.was(-2, '09:10', 'NLRTM')
from public.consignment where "trackingId" = 'CARGO001';
update public.consignment_event set void_reason = 'Was for another consignment', voided_by = 'dispatch@carmine-cargo.example'
from public.consignment where consignment.id = consignment and "trackingId" = 'CARGO001' and code = 'delivered';

-- By the specified form, in words of its own.
update public.consignment
set status = 'Picked up on a low loader', "currentTime" = pg_temp.was(-1, '09:30', 'GBLBA'), remark = 'Two cranes on site'
where "trackingId" = 'CARGO012';

insert into public.eta_revision (consignment, earliest, latest, reason, entered_by, entered_at)
select parcel.id, pg_temp.on_day(said.earliest, time '08:00', said.place), pg_temp.on_day(said.latest, time '18:00',
  said.place),
  said.reason, 'dispatch@carmine-cargo.example', pg_temp.was(said.day, said.at, said.place)
from (values
  (1, 'CARGO003', 'NLRTM', 3, 4, 'Heavy weather in the North Sea', -3, time '09:10'),
  (2, 'CARGO003', 'NLRTM', 6, 7, 'All berths are taken after the storm', -1, time '16:25'),
  (3, 'CARGO005', 'INPNQ', 6, 9, 'Customs hold: we need a certificate of origin', -4, time '10:00'),
  (4, 'CARGO007', 'GBEDI', 1, 1, 'Second attempt after the goods entrance was closed', -1, time '13:30'),
  (5, 'CARGO008', 'GHACC', 14, 15, 'The ship sails around the Cape', -8, time '12:00'),
  (6, 'CARGO009', 'BRREC', 12, 13, 'The ship is ahead of its schedule', -1, time '12:00')
) as said (line, id, place, earliest, latest, reason, day, at)
join public.consignment as parcel on parcel."trackingId" = said.id
order by said.line;

-- Counted and measured, for labels of pieces that differ and of many that are equal.
insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm, marks)
select parcel.id, piece.number, piece.weight, piece.length, piece.width, piece.height, piece.marks
from (
  values
    ('CARGO012', 1, 2900, 240, 160, 190, 'Lift at the green marks'),
    ('CARGO012', 2, 2100, 200, 150, 170, null),
    ('CARGO012', 3, 1100, 180, 120, 110, null)
  union all
  select 'CARGO011', number, 17.5, 60, 40, 45, null from generate_series(1, 12) as number
) as piece (id, number, weight, length, width, height, marks)
join public.consignment as parcel on parcel."trackingId" = piece.id;

insert into public.lane_template (name, legs) values
  ('Tema to Hamburg by sea', '[{"mode": "ocean", "origin": "GHTEM", "destination": "NLRTM", "carrier": "Gulf and North Line"},
    {"mode": "ocean", "origin": "NLRTM", "destination": "DEHAM", "carrier": "Elbe Feeder"}]'),
  ('Shenzhen to Portland by air',
   '[{"mode": "road", "origin": "CNSNZ", "destination": "CNZGSZ", "carrier": "Pearl Delta Haulage"},
    {"mode": "air", "origin": "CNZGSZ", "destination": "USKSEA", "carrier": "Meridane Air Cargo"},
    {"mode": "road", "origin": "USKSEA", "destination": "USPDX", "carrier": "Cascade Trucking"}]');

insert into public.prepared_answer (shortcut, text) values
  ('arrival', 'Consignment {trackingId} is expected to arrive on {expected}.'),
  ('customs', E'Dear {name},\nconsignment {trackingId} is held by customs. They ask for the commercial invoice and the certificate of origin: please send us both.'),
  ('follow', 'You can follow {trackingId} on our tracking page, and be told of each step by e-mail.'),
  ('number', 'Could you tell me your tracking number? It has eight letters and digits.'),
  ('state', 'The latest on {trackingId}: {status}. We expect it on {expected}.');

drop function pg_temp.was(int, time, text);
drop function pg_temp.on_day(int, time, text);

insert into public."contactForm" ("firstName", "secondName", email, "trackingNo", comment, created_at, "readAt", "handledAt") values
  ('Ingrid', 'Solbakken', 'ingrid@fjordlinen.example', null,
   'Do you carry part loads from Rotterdam to Nairobi? We ship about two pallets a month.',
   now() - interval '6 days', now() - interval '6 days', now() - interval '5 days'),
  ('Arjun', 'Devanathan', 'arjun@devanathan-tools.example', 'CARGO005',
   E'My lathe is held by customs.\nWhich certificate do they want, and where do I send it?',
   now() - interval '3 days', now() - interval '2 days', null),
  ('Femke', 'Oosterling', 'femke@oosterling-roast.example', 'CARGO003', 'Is there a new date for the berth?',
   now() - interval '1 day', null, null),
  ('Tobias', 'Quillfeather', 'tobias@quillfeather.example', null, null, now() - interval '2 hours', null, null);

insert into public."newsLetter" (email, country, created_at) values
  ('dana@whitlockaudio.example', 'United States of America', now() - interval '20 days'),
  ('lukas@falkenrath-foods.example', 'Germany', now() - interval '11 days'),
  ('yaw@darkohstores.example', 'Ghana', now() - interval '8 days'),
  ('harriet@pemberleyflowers.example', 'United Kingdom', now() - interval '4 days'),
  ('kenji@aramaki-garden.example', 'Japan', now() - interval '7 hours');

select private.mark_demonstration();
