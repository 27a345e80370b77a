-- Demo data: everybody and everything in it is made up. Moments are counted back from now, so that it never looks stale.
-- Runs as the owner of the database, who alone may bring tracking ids along; the history is written by the same trigger
-- that writes it for the admin.

insert into public.consignment (
  "trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone",
  "recName", "recEmail", "recAddress", "recPhone",
  product, "itemQuantity", "itemWeight", "paymentMode", "departedFrom", "headingTo",
  type, "shipmentMode", "carrierRef", "typeOfShipment", comment,
  "timeCreated", "deliveryDate", status, city, "currentLocation", remark)
values
  ('CARGO001', 'Adwoa Mensimah', 'adwoa@harbourcocoa.example', '14 Quayside Row, Tema', '+1 202 555 0101',
   'Lukas Falkenrath', 'lukas@falkenrath-foods.example', '7 Speicherweg, Hamburg', '+1 202 555 0102',
   'Cocoa butter', '40 drums', '7200', 'Transfer', 'Ghana', 'Germany',
   'Regular', 'Ocean', 'CR-48213', 'Full container load', 'Keep below 25 degrees',
   now() - interval '16 days', now() + interval '4 days', 'Registered', 'Tema', 'Ghana', 'Booking confirmed'),
  ('CARGO002', 'Mei Xiangling', 'mei@lanternworks.example', '220 Lantern Road, Shenzhen', '+1 202 555 0103',
   'Dana Whitlock', 'dana@whitlockaudio.example', '81 Orchard Mill Drive, Portland', '+1 202 555 0104',
   'Loudspeaker parts', '310 cartons', '2650', 'Transfer', 'China', 'United States of America',
   'Important', 'Air', 'CR-48377', 'Palletised', null,
   now() - interval '9 days', now() - interval '2 days', 'Registered', 'Shenzhen', 'China', 'Booking confirmed'),
  ('CARGO003', 'Joaquim Vilaverde', 'joaquim@serracoffee.example', '9 Rua das Palmeiras, Santos', '+1 202 555 0105',
   'Femke Oosterling', 'femke@oosterling-roast.example', '33 Branderskade, Rotterdam', '+1 202 555 0106',
   'Green coffee', '600 bags', '36000', 'Transfer', 'Brazil', 'Netherlands',
   'Regular', 'Ocean', 'CR-47990', 'Full container load', null,
   now() - interval '21 days', now() + interval '6 days', 'Registered', 'Santos', 'Brazil', 'Booking confirmed'),
  ('CARGO004', 'Wanjiru Kamauria', 'wanjiru@highlandblooms.example', '5 Acacia Lane, Nairobi', '+1 202 555 0107',
   'Harriet Pemberley', 'harriet@pemberleyflowers.example', '12 Market Passage, London', '+1 202 555 0108',
   'Cut roses', '180 boxes', '1440', 'Cash', 'Kenya', 'United Kingdom',
   'V. important', 'Air', 'CR-48455', 'Temperature controlled', 'Do not stack',
   now() - interval '2 days', now() + interval '6 hours', 'Registered', 'Nairobi', 'Kenya', 'Booking confirmed'),
  ('CARGO005', 'Haruto Minegishi', 'haruto@minegishi-lathe.example', '3 Kawabata Street, Yokohama', '+1 202 555 0109',
   'Arjun Devanathan', 'arjun@devanathan-tools.example', '46 Mill Compound, Pune', '+1 202 555 0110',
   'Lathe', '1 crate', '5300', 'Transfer', 'Japan', 'India',
   'VIP', 'Ocean', 'CR-48102', 'Heavy lift', 'Crane needed at both ends',
   now() - interval '25 days', now() + interval '3 days', 'Registered', 'Yokohama', 'Japan', 'Survey done'),
  ('CARGO006', 'Elif Yildizhan', 'elif@anatolia-tiles.example', '18 Seramik Caddesi, Izmir', '+1 202 555 0111',
   'Rosalind Achterberg', 'rosalind@achterberg-bau.example', '64 Lindenhof, Leipzig', '+1 202 555 0112',
   'Ceramic tiles', '24 pallets', '21600', 'Transfer', 'Turkey', 'Germany',
   'Regular', 'Road', 'CR-48401', 'Full truck load', null,
   now() - interval '6 days', now() + interval '1 day', 'Registered', 'Izmir', 'Turkey', 'Booking confirmed'),
  ('CARGO007', 'Tan Weiqiang', 'tan@straitsbio.example', '28 Harbour Drive, Singapore', '+1 202 555 0113',
   'Callum Strathearn', 'callum@strathearnlabs.example', '2 Quarry Brae, Edinburgh', '+1 202 555 0114',
   'Laboratory reagents', '22 parcels', '96', 'Transfer', 'Singapore', 'United Kingdom',
   'VIP', 'Air', 'CR-48470', 'Temperature controlled', 'Between 2 and 8 degrees',
   now() - interval '3 days', now() + interval '1 day', 'Registered', 'Singapore', 'Singapore', 'Packed with dry ice'),
  ('CARGO008', 'Priyanka Vellore', 'priyanka@coromandelweave.example', '77 Loom Street, Chennai', '+1 202 555 0115',
   'Yaw Darkoh', 'yaw@darkohstores.example', '10 Ring Avenue, Accra', '+1 202 555 0116',
   'Cotton cloth', '95 bales', '9500', 'Transfer', 'India', 'Ghana',
   'Regular', 'Ocean', 'CR-48055', 'Full container load', null,
   now() - interval '19 days', now() + interval '9 days', 'Registered', 'Chennai', 'India', 'Booking confirmed'),
  ('CARGO009', 'Marcus Ellerbeck', 'marcus@prairiepumps.example', '1450 Granary Avenue, Omaha', '+1 202 555 0117',
   'Beatriz Caldeirao', 'beatriz@caldeirao-agua.example', '300 Avenida do Porto, Recife', '+1 202 555 0118',
   'Irrigation pumps', '60 crates', '4800', 'Transfer', 'United States of America', 'Brazil',
   'Important', 'Ocean', 'CR-48260', 'Less than container load', null,
   now() - interval '12 days', now() + interval '8 days', 'Registered', 'Omaha', 'United States of America', 'Booking confirmed'),
  ('CARGO010', 'Sietske Noordhof', 'sietske@noordhofbulbs.example', '5 Bollenlaan, Lisse', '+1 202 555 0119',
   'Kenji Aramaki', 'kenji@aramaki-garden.example', '21 Hanami Road, Osaka', '+1 202 555 0120',
   'Tulip bulbs', '420 trays', '3360', 'Cash', 'Netherlands', 'Japan',
   'Regular', 'Air', 'CR-48488', 'Palletised', null,
   now() - interval '30 hours', now() + interval '5 days', 'Registered', 'Lisse', 'Netherlands', 'Booking confirmed'),
  ('CARGO011', 'Greta Hollenstein', 'greta@hollenstein-optik.example', '8 Glasgasse, Jena', '+1 202 555 0121',
   'Chen Baoyi', 'chen@jadepeakoptics.example', '16 Jade Peak Street, Chengdu', '+1 202 555 0122',
   'Microscope lenses', '12 cases', '210', 'Transfer', 'Germany', 'China',
   'V. important', 'Air', 'CR-48431', 'Courier', 'Fragile',
   now() - interval '5 days', now() + interval '2 days', 'Registered', 'Jena', 'Germany', 'Booking confirmed'),
  ('CARGO012', 'Oliver Brackenridge', 'oliver@brackenridge-print.example', '3 Foundry Court, Leeds', '+1 202 555 0123',
   'Njeri Wambugo', 'njeri@savannapress.example', '40 Jacaranda Close, Mombasa', '+1 202 555 0124',
   'Printing press', '3 crates', '6100', null, 'United Kingdom', 'Kenya',
   'Important', 'Ocean', null, 'Heavy lift', null,
   now() - interval '20 hours', now() + interval '26 days', 'Registered', 'Leeds', 'United Kingdom', 'Booking confirmed');

do $$
declare
  step record;
begin
  for step in select * from (values
    ('CARGO001', interval '15 days', 'Picked up', 'Tema', 'Ghana', 'Collected from the warehouse'),
    ('CARGO001', interval '14 days', 'At origin terminal', 'Tema', 'Ghana', 'Container sealed'),
    ('CARGO001', interval '13 days', 'Departed', 'Tema', 'Ghana', 'Loaded on board'),
    ('CARGO001', interval '3 days', 'In transit', 'Rotterdam', 'Netherlands', 'Changed ship'),
    ('CARGO001', interval '20 hours', 'Arrived', 'Hamburg', 'Germany', 'Unloading'),
    ('CARGO002', interval '8 days', 'Picked up', 'Shenzhen', 'China', null),
    ('CARGO002', interval '7 days', 'Departed', 'Shenzhen', 'China', 'Night flight'),
    ('CARGO002', interval '6 days', 'Customs cleared', 'Seattle', 'United States of America', null),
    ('CARGO002', interval '5 days', 'In transit', 'Seattle', 'United States of America', 'On the road south'),
    ('CARGO002', interval '4 days', 'Out for delivery', 'Portland', 'United States of America', null),
    ('CARGO002', interval '94 hours', 'Delivered', 'Portland', 'United States of America', 'Signed for by the receiver'),
    ('CARGO003', interval '20 days', 'At origin terminal', 'Santos', 'Brazil', null),
    ('CARGO003', interval '18 days', 'Departed', 'Santos', 'Brazil', 'Two containers'),
    ('CARGO003', interval '2 days', 'Delayed', 'Rotterdam', 'Netherlands', 'Waiting for a berth, heavy weather'),
    ('CARGO004', interval '40 hours', 'Picked up', 'Nairobi', 'Kenya', 'Cooled truck'),
    ('CARGO004', interval '30 hours', 'Departed', 'Nairobi', 'Kenya', null),
    ('CARGO004', interval '18 hours', 'Arrived', 'London', 'United Kingdom', null),
    ('CARGO004', interval '3 hours', 'Out for delivery', 'London', 'United Kingdom', 'Expected before the evening'),
    ('CARGO005', interval '23 days', 'At origin terminal', 'Yokohama', 'Japan', 'Lashed on a flat rack'),
    ('CARGO005', interval '21 days', 'Departed', 'Yokohama', 'Japan', null),
    ('CARGO005', interval '11 days', 'In transit', 'Singapore', 'Singapore', 'Changed ship'),
    ('CARGO005', interval '4 days', 'Customs hold', 'Mumbai', 'India', 'A certificate of origin is missing'),
    ('CARGO006', interval '5 days', 'Picked up', 'Izmir', 'Turkey', null),
    ('CARGO006', interval '2 days', 'In transit', 'Istanbul', 'Turkey', 'Driver changed'),
    ('CARGO007', interval '2 days', 'Departed', 'Singapore', 'Singapore', null),
    ('CARGO007', interval '30 hours', 'Customs cleared', 'London', 'United Kingdom', 'Temperature log complete'),
    ('CARGO007', interval '8 hours', 'In transit', 'London', 'United Kingdom', 'On the road north'),
    ('CARGO008', interval '17 days', 'Picked up', 'Chennai', 'India', null),
    ('CARGO008', interval '15 days', 'Departed', 'Chennai', 'India', null),
    ('CARGO009', interval '10 days', 'Picked up', 'Omaha', 'United States of America', null),
    ('CARGO009', interval '6 days', 'At origin terminal', 'Houston', 'United States of America', 'Sharing a container'),
    ('CARGO009', interval '1 day', 'Departed', 'Houston', 'United States of America', null),
    ('CARGO010', interval '9 hours', 'Picked up', 'Lisse', 'Netherlands', 'Plant passport attached'),
    ('CARGO011', interval '4 days', 'Departed', 'Leipzig', 'Germany', null),
    ('CARGO011', interval '3 days', 'Arrived', 'Chengdu', 'China', null),
    ('CARGO011', interval '1 day', 'Customs hold', 'Chengdu', 'China', 'Inspection'),
    ('CARGO011', interval '5 hours', 'Customs cleared', 'Chengdu', 'China', 'Released'),
    ('CARGO012', interval '4 hours', 'Picked up', 'Leeds', 'United Kingdom', 'On a low loader')
  ) as steps (id, ago, status, city, country, remark)
  loop
    update public.consignment set
      "currentTime" = now() - step.ago, status = step.status, city = step.city,
      "currentLocation" = step.country, remark = step.remark
    where "trackingId" = step.id;
  end loop;
end $$;

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
