-- Demo data, the second part: the Tuesday of a company around the consignments of seed.sql. Everybody in it is made up, all addresses
-- end in .example, which no mail server delivers to, and the database mails to none of them (private.silence_demonstration). Moments
-- are counted back from now, so that they hold in every time zone; the staff of the demonstration has no passwords.

do $$ begin
  if not private.has_no_company() or not exists (select from private.demonstration) then
    raise exception 'This database has data of a company: demonstration data are only for one that has none.';
  end if;
end $$;

-- The office and a scanner. The owner is whoever starts the installation.
create temporary table demo_staff as
select gen_random_uuid() as id, email, role, since
from (values
  ('linnea.bergstrom@carmine-cargo.example', 'office', 410),
  ('andre.goncalves@carmine-cargo.example', 'office', 190),
  ('mateusz.zielinski@carmine-cargo.example', 'scanner', 75)
) as person (email, role, since);
insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at)
select id, 'authenticated', 'authenticated', email, now() - since * interval '1 day',
  '{"provider": "email", "providers": ["email"]}', '{}', now() - since * interval '1 day'
from demo_staff;
-- The auth server of a hosted project reads these columns as texts, and fails on null (supabase/auth, internal/models/user.go).
do $$
declare
  name text;
begin
  if to_regclass('auth.schema_migrations') is null then return; end if;
  for name in
    select column_name from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and is_generated = 'NEVER' and column_name in ('confirmation_token', 'recovery_token',
      'email_change', 'email_change_token_new', 'email_change_token_current', 'phone_change', 'phone_change_token', 'reauthentication_token')
  loop
    execute format('update auth.users set %I = '''' where id in (select id from demo_staff)', name);
  end loop;
  update auth.users set instance_id = '00000000-0000-0000-0000-000000000000' where id in (select id from demo_staff);
end $$;
insert into private.admins (user_id, role, added_at) select id, role, now() - since * interval '1 day' from demo_staff;
insert into private.demonstration (subject, row_id) select 'account', id::text from demo_staff;

-- A year of deliveries, most of them in time, put away since.
create temporary table demo_delivery as
select number, lane.*, took,
  date_trunc('day', now()) - (day + took) * interval '1 day' + interval '8 hours' + (number * 13 % 50) * interval '11 minutes' as made
from generate_series(1, 36) as number
cross join lateral (select 355 - number * 352 / 37 as day) as back
join lateral (
  select * from (values
    (0, 24, 'GHTEM', 'DEHAM', 'Ghana', 'Germany', 'Tema', 'Hamburg', 'Ocean', 'Adwoa Mensimah', 'adwoa@harbourcocoa.example',
     '14 Quayside Row, Tema', '+233 30 255 0101', 'Lukas Falkenrath', 'lukas@falkenrath-foods.example', '7 Speicherweg, Hamburg',
     '+49 40 66969 142', 'Cocoa butter', '40 drums', '7200'),
    (1, 6, 'CNSNZ', 'USPDX', 'China', 'United States of America', 'Shenzhen', 'Portland', 'Air', 'Mei Xiangling',
     'mei@lanternworks.example', '220 Lantern Road, Shenzhen', '+86 755 8555 0103', 'Dana Whitlock', 'dana@whitlockaudio.example',
     '81 Orchard Mill Drive, Portland', '+1 503 555 0104', 'Loudspeaker parts', '120 cartons', '1040'),
    (2, 19, 'BRSSZ', 'NLRTM', 'Brazil', 'Netherlands', 'Santos', 'Rotterdam', 'Ocean', 'Joaquim Vilaverde',
     'joaquim@serracoffee.example', '9 Rua das Palmeiras, Santos', '+55 13 3555 0105', 'Femke Oosterling',
     'femke@oosterling-roast.example', '33 Branderskade, Rotterdam', '+31 10 555 0106', 'Green coffee', '300 bags', '18000'),
    (3, 3, 'KENBO', 'GBLON', 'Kenya', 'United Kingdom', 'Nairobi', 'London', 'Air', 'Wanjiru Kamauria',
     'wanjiru@highlandblooms.example', '5 Acacia Lane, Nairobi', '+254 20 555 0107', 'Harriet Pemberley',
     'harriet@pemberleyflowers.example', '12 Market Passage, London', '+44 20 7946 0108', 'Cut roses', '160 boxes', '1280'),
    (4, 7, 'TRIZM', 'DELEJ', 'Turkey', 'Germany', 'Izmir', 'Leipzig', 'Road', 'Elif Yıldızhan', 'elif@anatolia-tiles.example',
     '18 Seramik Caddesi, Izmir', '+90 232 555 01 11', 'Jürgen Weißgerber', 'juergen@weissgerber-fliesen.example',
     '3 Töpfergasse, Leipzig', '+49 171 3920033', 'Ceramic tiles', '18 pallets', '16200'),
    (5, 33, 'GBFXT', 'KEMBA', 'United Kingdom', 'Kenya', 'Felixstowe', 'Mombasa', 'Ocean', 'Siân Penhaligon',
     'sian@penhaligon-tractors.example', '9 Dock Lane, Felixstowe', '+44 117 496 0129', 'Njeri Wambugo',
     'njeri@savannapress.example', '40 Jacaranda Close, Mombasa', '+254 41 555 0124', 'Tractor parts', '14 crates', '3900')
  ) as known (lane, days, origin, destination, "from", "to", "fromCity", "toCity", mode, "sendersName", "sendersEmail",
    "sendersAddress", "sendersPhone", "recName", "recEmail", "recAddress", "recPhone", product, quantity, weight)
) as lane on lane.lane = (number * 5 + number / 6) % 6
-- Some are late by a few days, as the sea and customs have it.
cross join lateral (
  select days + case when number = any ('{3,8,14,19,23,30,35}') then 3 + number % 4 else number * 5 % 3 - 1 end as took) as way;
insert into public.consignment (
  "trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail", "recAddress", "recPhone",
  product, "itemQuantity", "itemWeight", "paymentMode", "departedFrom", "headingTo", type, "shipmentMode", "carrierRef",
  "timeCreated", "deliveryDate", status, city, "currentLocation", remark, archived_at)
select 'CARGO' || 100 + number, "sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail", "recAddress",
  "recPhone", product, quantity, weight, 'Transfer', "from", "to",
  (array['Regular', 'Regular', 'Important', 'Regular', 'VIP'])[1 + number % 5], mode, 'CR-' || 39000 + number * 171,
  made, made + (days + 2) * interval '1 day', 'Registered', "fromCity", "from", 'Booking confirmed',
  made + (took + 4) * interval '1 day'
from demo_delivery order by number;
insert into public.consignment_event (consignment, code, moment, place, public_note, entered_by, entered_at)
select parcel.id, 'delivered', made + took * interval '1 day', destination, 'Signed for by the receiver', 'dispatch@carmine-cargo.example',
  made + took * interval '1 day' + interval '9 minutes'
from demo_delivery join public.consignment as parcel on parcel."trackingId" = 'CARGO' || 100 + demo_delivery.number
order by demo_delivery.number;

-- Conversations: those that wait, of the longest first, then those that are answered, set aside and closed.
create temporary table demo_chat as
select gen_random_uuid() as id, chat.*
from (values
  (1, 'visitor-7kq2', '/track', 'en-GB', 'Asia/Kolkata', '{customs}'::text[], 'linnea.bergstrom@carmine-cargo.example', false, null::interval),
  (2, 'visitor-m4xd', '/track', 'de-DE', 'Europe/Berlin', '{}', null, false, null),
  (3, 'visitor-p9ra', '/contact', 'en-US', 'America/Chicago', '{}', null, false, null),
  (4, 'visitor-c3wz', '/', 'pt-BR', 'America/Recife', '{}', null, false, null),
  (5, 'visitor-h8tn', '/track', 'en-GB', 'Europe/London', '{delivery}', 'andre.goncalves@carmine-cargo.example', false, null),
  (6, 'visitor-v2je', '/quote', 'nl-NL', 'Europe/Amsterdam', '{quote}', 'linnea.bergstrom@carmine-cargo.example', false, '18 hours'),
  (7, 'visitor-b6sy', '/track', 'fr-FR', 'Europe/Paris', '{}', 'andre.goncalves@carmine-cargo.example', true, null),
  (8, 'visitor-e5gm', '/services', 'es-ES', 'Europe/Madrid', '{}', null, true, null),
  (9, 'visitor-r1vp', '/track', 'ja-JP', 'Asia/Tokyo', '{}', 'linnea.bergstrom@carmine-cargo.example', true, null)
) as chat (line, name, page, language, zone, labels, agent, is_closed, snoozed);
create temporary table demo_message as
select chat.id as chat, chat.name, row_number() over (partition by said.line order by said.minutes desc)::int as seq,
  date_trunc('milliseconds', now()) - said.minutes * interval '1 minute' as date, said.author, said.message
from (values
  (1, 96, null, 'Good morning, my lathe CARGO005 has been with customs in Mumbai for days.'),
  (1, 88, 'linnea.bergstrom@carmine-cargo.example', 'Good morning! They ask for a certificate of origin. Do you have one from the maker in Yokohama?'),
  (1, 47, null, 'I have it now, on paper and as a scan. Where do I send it? I would like to avoid storage fees for CARGO005.'),
  (2, 58, null, 'Guten Tag, wann kann ich die Fässer CARGO001 in Hamburg abholen?'),
  (2, 41, null, 'Der Entladebericht ist da, es fehlt nur noch die Freigabe.'),
  (3, 33, null, 'Hi, do you carry lithium batteries by air? Two pallets, UN 3480, from Houston to Recife.'),
  (4, 12, null, 'Bom dia! Vocês fazem coleta em Petrolina? São 14 caixas de uvas por semana.'),
  (5, 190, null, 'You were at our goods entrance yesterday, and it was closed. Can you come tomorrow morning? CARGO007'),
  (5, 184, 'andre.goncalves@carmine-cargo.example', 'Of course. Tomorrow between 8:30 and 10:00, and the driver rings ten minutes before. Is the cold room free then?'),
  (5, 181, null, 'Yes, it is. Thank you!'),
  (5, 179, 'andre.goncalves@carmine-cargo.example', 'Noted. You see the new time on the tracking page.'),
  (6, 320, null, 'We asked for a quote for 420 trays of bulbs to Osaka. Would sea freight be possible in a reefer?'),
  (6, 300, 'linnea.bergstrom@carmine-cargo.example', 'I have asked the carrier for space in a reefer of next week, and come back to you tomorrow.'),
  (7, 1570, null, 'Bonjour, mon colis pour Hambourg n’apparaît pas avec le numéro de votre mail.'),
  (7, 1561, null, 'Je dois partir, pouvez-vous me répondre par e-mail ?'),
  (7, 1432, 'andre.goncalves@carmine-cargo.example', 'Bonjour, il manquait un chiffre : c’est CARGO136, livré à Hambourg. Le bon de livraison signé suit par la poste.'),
  (8, 2910, null, 'Buenos días, ¿transportan maquinaria usada de Bilbao a Mombasa?'),
  (8, 2902, 'linnea.bergstrom@carmine-cargo.example', 'Buenos días. Sí, en contenedor flat rack. Pida un presupuesto en nuestra página, con las medidas y el peso.'),
  (8, 2898, null, 'Perfecto, muchas gracias.'),
  (9, 4400, null, 'CARGO010 はいつ大阪に着きますか。'),
  (9, 4391, 'linnea.bergstrom@carmine-cargo.example', 'It flies from Frankfurt the day after tomorrow, and is planned to be with you three days later. 🌷')
) as said (line, minutes, author, message)
join demo_chat as chat on chat.line = said.line;
insert into public.chats (id, created_at, updated_at, "senderName", "adminName", "adminActive", "senderActive", "endedChat", seq,
  "readSeq", "seenSeq", unread, waiting_since, labels, assigned_to, snoozed_until)
select chat.id, min(said.date), max(said.date) + case when chat.is_closed then interval '6 minutes' else '0' end, chat.name,
  case when count(said.author) > 0 then 'agent-support' end, count(said.author) > 0 and not chat.is_closed, chat.line <> 7, chat.is_closed,
  max(said.seq),
  case when chat.is_closed then max(said.seq) else coalesce(max(said.seq) filter (where said.author is not null), 0) end, -- as who answers has
  case when chat.line = 7 then 0 when chat.is_closed then max(said.seq) else coalesce(max(said.seq) filter (where said.author is not null), 0) end,
  count(*) filter (where said.author is null and said.seq > coalesce(answer.seq, 0) and not chat.is_closed),
  min(said.date) filter (where said.author is null and said.seq > coalesce(answer.seq, 0) and not chat.is_closed and chat.line <> 5),
  chat.labels, chat.agent, now() + chat.snoozed
from demo_chat as chat join demo_message as said on said.chat = chat.id
  left join lateral (select max(seq) as seq from demo_message where demo_message.chat = chat.id and author is not null) as answer on true
group by chat.id, chat.line, chat.name, chat.labels, chat.agent, chat.is_closed, chat.snoozed
order by chat.line;
insert into private.chat_key (chat, token_hash) select id, sha256(uuid_send(gen_random_uuid())) from demo_chat;
insert into public.chat_message (chat, seq, cid, "senderName", date, message, "isDelivered", "isRead", type, author)
select said.chat, said.seq, gen_random_uuid(), case when author is null then name else 'agent-support' end, date, message,
  said.seq <= mark.seq, said.seq <= mark.seq, case when author is null then 'visitor' else 'agent' end, author
from demo_message as said join public.chats on chats.id = said.chat,
  lateral (select case when author is null then chats."readSeq" else chats."seenSeq" end as seq) as mark
order by said.chat, said.seq;
insert into private.chat_visitor (chat, page, language, zone) select id, page, language, zone from demo_chat;
insert into private.chat_note (id, chat, author, written_at, note)
select gen_random_uuid(), id, 'linnea.bergstrom@carmine-cargo.example', now() - interval '84 minutes',
  'The broker in Mumbai waits for it: a scan is enough, he has said so on the phone.'
from demo_chat where line = 1;
-- Whoever left got the answer by mail.
insert into private.chat_address (chat, email, left_at)
select id, 'amelie@soieries-lefevre.example', now() - interval '1560 minutes' from demo_chat where line = 7;
insert into private.queued_mail (chat, chat_seq, email, state, message, attempts, due_at, created_at, updated_at)
select id, 3, 'amelie@soieries-lefevre.example', 'sent', gen_random_uuid(), 1, now() - interval '1428 minutes',
  now() - interval '1432 minutes', now() - interval '1427 minutes'
from demo_chat where line = 7;

-- Inquiries beside those of seed.sql.
insert into public."contactForm"
  ("firstName", "secondName", email, "trackingNo", comment, created_at, "readAt", "handledAt", "handledBy")
select "firstName", "secondName", email, number, comment, now() - hours * interval '1 hour', now() - read * interval '1 hour',
  now() - handled * interval '1 hour', handler
from (values
  ('Søren', 'Østergaard', 'soren@ostergaard-moebler.example', null,
   'We move a workshop from Aarhus to Porto in spring: about 40 cubic metres, some of it fragile. Can you visit us for an estimate?',
   5, null::numeric, null::numeric, null),
  ('Zoë', 'Ní Bhriain', 'zoe@galway-smokehouse.example', null,
   'Is your cold chain certified for smoked salmon? Our customer in Singapore asks for the papers.', 22, 20, null, null),
  ('Łukasz', 'Wiśniewski', 'lukasz@wisniewski-okna.example', null,
   'Thank you, the windows arrived without a scratch. Please send the invoice to our new address: ul. Szklana 4, Poznań.', 30, 28, 26,
   'linnea.bergstrom@carmine-cargo.example'),
  ('Inés', 'Villaseñor', 'ines@villasenor-vinos.example', null, '¿Pueden recoger 30 cajas de vino en Logroño el jueves?', 52, 50, 47,
   'andre.goncalves@carmine-cargo.example'),
  ('Ngozi', 'Adébáyọ̀', 'ngozi@adebayo-prints.example', 'CARGO012', 'Who unloads the printing press in Mombasa, and with which crane?', 76,
   75, 71, 'linnea.bergstrom@carmine-cargo.example')
) as inquiry ("firstName", "secondName", email, number, comment, hours, read, handled, handler);

-- Lists are by id: the newest last, as they came in.
do $$
declare
  known bigint;
begin
  for known in select id from public."contactForm" order by created_at loop
    update public."contactForm" set id = default where id = known;
  end loop;
end $$;
delete from private.demonstration where subject = 'inquiry'; -- marked again below

-- Requests for a quote, from the newest to what was decided.
create temporary table demo_quote as
select asked.*, gen_random_uuid() as draw
from (values
  (1, 'Maëlle Kerguelen', 'Kerguelen Conserves', 'maelle@kerguelen-conserves.example', '+33 1 99 00 55 21', null, 'Concarneau, France', 'CIABJ',
   'Abidjan, Ivory Coast', 'ocean', 'CIF', 21, '[{"count": 22, "kind": "pallet", "length": 120, "width": 80, "height": 150, "weight": 640}]',
   'Tinned sardines in cartons', '{"value": 48000, "currency": "EUR"}', null, 'new', 3),
  (2, 'Oskar Lindqvist', null, 'oskar@lindqvist-orglar.example', '+46 8 465 004 41', 'SEGOT', 'Gothenburg, Sweden', 'JPOSA', 'Osaka, Japan', 'advise', null,
   35, '[{"count": 6, "kind": "crate", "length": 310, "width": 110, "height": 120, "weight": 420}]',
   'Pipes of an organ, of lead and tin', '{"value": 310000, "currency": "SEK"}', 'They must lie flat, and stay above 5 degrees.', 'new', 20),
  (3, 'Priyanka Vellore', 'Coromandel Weave', 'priyanka@coromandelweave.example', '+91 44 5550 0115', 'INMAA', 'Chennai, India', 'GHACC', 'Accra, Ghana',
   'ocean', 'FOB', 28, '[{"count": 95, "kind": "roll", "length": 160, "width": 40, "height": 40, "weight": 100}]',
   'Cotton cloth, dyed', null, 'The same as last time, if the price holds.', 'answered', 30),
  (4, 'Çağla Demirsoy', 'Demirsoy Mermer', 'cagla@demirsoy-mermer.example', '+90 232 555 01 37', 'TRIZM', 'Izmir, Turkey', 'DELEJ', 'Leipzig, Germany', 'road',
   'DAP', 12, '[{"count": 10, "kind": "crate", "length": 220, "width": 90, "height": 160, "weight": 1850}]', 'Marble slabs', null, null, 'asked', 27),
  (5, 'Sietske Noordhof', 'Noordhof Bulbs', 'sietske@noordhofbulbs.example', '+31 252 555 119', 'NLAMS', 'Amsterdam, Netherlands', 'JPOSA',
   'Osaka, Japan', 'air', 'CPT', 9, '[{"count": 420, "kind": "box", "length": 60, "width": 40, "height": 23, "weight": 8}]',
   'Tulip bulbs, with plant passport', null, null, 'quoted', 46),
  (6, 'Marcus Ellerbeck', 'Prairie Pumps', 'marcus@prairiepumps.example', '+1 402 555 0117', 'USOMA', 'Omaha, United States of America', 'BRREC',
   'Recife, Brazil', 'ocean', 'FCA', 30, '[{"count": 60, "kind": "crate", "length": 100, "width": 80, "height": 90, "weight": 80}]',
   'Irrigation pumps', '{"value": 92000, "currency": "USD"}', null, 'quoted', 140),
  (7, 'Oliver Brackenridge', 'Brackenridge Print', 'oliver@brackenridge-print.example', '+44 113 496 0123', 'GBLBA', 'Leeds, United Kingdom', 'KEMBA',
   'Mombasa, Kenya', 'ocean', 'CIP', 7, '[{"count": 3, "kind": "crate", "length": 240, "width": 160, "height": 190, "weight": 2033}]',
   'Printing press in three crates', null, null, 'booked', 190),
  (8, 'Harriet Pemberley', 'Pemberley Flowers', 'harriet@pemberleyflowers.example', '+44 20 7946 0108', 'KENBO', 'Nairobi, Kenya', 'GBLON',
   'London, United Kingdom', 'air', 'DAP', 6, '[{"count": 180, "kind": "box", "length": 100, "width": 40, "height": 25, "weight": 8}]',
   'Cut roses, cooled', null, 'Every second Thursday.', 'accepted', 70),
  (9, 'Bjørn Håkonsen', null, 'bjorn@hakonsen-bater.example', '+47 22 00 55 12', 'NLRTM', 'Rotterdam, Netherlands', 'USHOU',
   'Houston, United States of America', 'ocean', null, 40, '[{"count": 1, "kind": "other", "length": 690, "width": 230, "height": 260, "weight": 1400}]',
   'A wooden sailing boat with its cradle', null, null, 'declined', 380)
) as asked (line, name, company, email, phone, origin, "from", destination, "to", mode, incoterm, ready, pieces, goods, insurance, note, became, hours);
create temporary table demo_offer as
select offer.line, private.checked_offer(jsonb_build_object('price', price, 'currency', currency,
    'validUntil', ((now() at time zone 'UTC')::date + valid)::text, 'includes', includes, 'excludes', excludes, 'transit', transit,
    'terms', 'Payment within 14 days of the invoice.', 'lines', lines::jsonb))
  || jsonb_build_object('number', 1, 'at', private.instant(now() - hours * interval '1 hour')) as offer, hours
from (values
  (5, '7480.00', 'EUR', 10, E'Pick-up in Lisse\nAir freight Frankfurt to Kansai\nPlant health inspection', 'Duties in Japan', '4 to 5 days',
   '[{"text": "Pick-up and customs", "amount": "640.00"}, {"text": "Air freight, 3,360 kg", "amount": "6840.00"}]', 40),
  (6, '5150.00', 'USD', 2, E'Rail to Houston\nOcean freight, shared container', E'Insurance\nDuties in Brazil', '26 to 29 days', '[]', 120),
  (7, '11900.00', 'GBP', 20, E'Low loader and two cranes\nOcean freight on a flat rack', 'Unloading in Mombasa', '30 to 34 days',
   '[{"text": "Heavy lift, both ends", "amount": "4300.00"}, {"text": "Ocean freight", "amount": "7600.00"}]', 170),
  (8, '3980.00', 'GBP', 25, E'Cooled truck\nAir freight\nDelivery before noon', null, '3 days', '[]', 52),
  (9, '2890.00', 'EUR', 5, 'Ocean freight and lashing', 'Cranes at both ends', '22 to 25 days', '[]', 330)
) as offer (line, price, currency, valid, includes, excludes, transit, lines, hours);
-- What was said of each, in its order.
create temporary table demo_quote_event as
select line, row_number() over (partition by line order by hours desc)::int as version, now() - hours * interval '1 hour' as at, actor, what, detail
from (
  select line, hours::numeric, null as actor, 'requested' as what, '{}'::jsonb as detail from demo_quote
  union all
  select line, hours, 'linnea.bergstrom@carmine-cargo.example (office)', 'offered', offer - 'number' - 'at' from demo_offer
  union all
  select * from (values
    (3, 27.0, 'andre.goncalves@carmine-cargo.example (office)', 'asked', '{"text": "Are the bales pressed, and how high may they be stacked?"}'::jsonb),
    (3, 4.0, null, 'answered', '{"text": "They are pressed and strapped, and can be stacked three high."}'),
    (4, 24.0, 'linnea.bergstrom@carmine-cargo.example (office)', 'asked', '{"text": "Is there a fork-lift for 2 tonnes at the place of delivery?"}'),
    (7, 150.0, null, 'accepted', '{}'), (7, 147.0, 'linnea.bergstrom@carmine-cargo.example (office)', 'booked', '{}'),
    (8, 6.0, null, 'accepted', '{}'),
    (9, 300.0, null, 'declined', '{"reason": "A neighbour takes it along on his trailer. Thank you for the quick offer!"}')
  ) as said (line, hours, actor, what, detail)) as said;
create temporary table demo_acceptance as
select parcel.line, private.checked_answer('accept', jsonb_build_object('name', quote.name, 'reference', parcel.reference,
    'sender', jsonb_build_object('name', "sendersName", 'address', "sendersAddress", 'phone', "sendersPhone", 'email', "sendersEmail"),
    'receiver', jsonb_build_object('name', "recName", 'address', "recAddress", 'phone', "recPhone", 'email', "recEmail"))) as said
from (values (7, 'CARGO012', 'PO 20418'), (8, 'CARGO004', null)) as parcel (line, id, reference)
  join public.consignment on "trackingId" = parcel.id join demo_quote as quote on quote.line = parcel.line;
update demo_quote_event set detail = said
from demo_acceptance where demo_acceptance.line = demo_quote_event.line and what = 'accepted';
insert into private.quote (number, token_hash, state, version, made_at, changed_at, request, offer, acceptance, consignment)
select 'Q' || left(private.new_tracking_id(), 7), sha256(uuid_send(asked.draw)),
  case became when 'answered' then 'new' when 'booked' then 'won' when 'accepted' then 'won' when 'declined' then 'lost' else became end,
  last.version, now() - asked.hours * interval '1 hour', last.at,
  private.checked_request(jsonb_build_object(
    'contact', jsonb_build_object('name', name, 'company', company, 'email', email, 'phone', phone),
    'from', jsonb_build_object('place', origin, 'text', "from"), 'to', jsonb_build_object('place', destination, 'text', "to"), 'mode', mode,
    'incoterm', incoterm, 'readyOn', ((now() at time zone 'UTC')::date + ready)::text, 'units', 'metric', 'pieces', pieces::jsonb,
    'goods', goods, 'dangerous', null, 'temperature', case when asked.line = 8 then '{"min": 2, "max": 6}'::jsonb end,
    'insurance', insurance::jsonb, 'note', note)),
  demo_offer.offer, said || jsonb_build_object('offer', 1, 'at', private.instant(agreed.at)),
  case when became = 'booked' then (select id from public.consignment where "trackingId" = 'CARGO012') end
from demo_quote as asked left join demo_offer on demo_offer.line = asked.line left join demo_acceptance on demo_acceptance.line = asked.line
  left join demo_quote_event as agreed on agreed.line = asked.line and agreed.what = 'accepted'
  join lateral (select version, at from demo_quote_event where demo_quote_event.line = asked.line order by version desc limit 1) as last on true
order by asked.hours desc;
insert into private.quote_event (quote, version, at, actor, what, detail)
select known.id, said.version, said.at, said.actor, said.what, said.detail
from demo_quote_event as said join demo_quote on demo_quote.line = said.line
  join private.quote as known on known.token_hash = sha256(uuid_send(draw));
insert into private.queued_mail (quote, quote_mail, email, state, message, attempts, due_at, created_at, updated_at)
select known.id, case what when 'requested' then 'quoteReceived' when 'asked' then 'quoteQuestion' else 'quoteOffer' end,
  demo_quote.email, 'sent', gen_random_uuid(), 1, said.at, said.at, said.at + interval '1 minute'
from demo_quote_event as said join demo_quote on demo_quote.line = said.line
  join private.quote as known on known.token_hash = sha256(uuid_send(draw))
where what in ('requested', 'asked', 'offered') order by said.at;

-- Mails of the staff; the mail server of one receiver refused.
insert into public.mail_log (key, admin, hash, payload, state, attempts, created_at, updated_at, reason)
select gen_random_uuid(), demo_staff.id, encode(sha256(uuid_send(gen_random_uuid())), 'hex'),
  jsonb_build_object('toWho', to_who, 'receiversMail', address, 'sendersName', 'Carmine Cargo', 'subject', subject, 'trackingId', parcel,
    'message', jsonb_build_array(jsonb_build_object('id', 'demo' || line, 'paragraph', text, 'color', 'black', 'bold', 'normal', 'textAlign', 'left'))),
  state, attempts, now() - hours * interval '1 hour', now() - hours * interval '1 hour' + interval '2 seconds', reason
from (values
  (1, 'receiver', 'arjun@devanathan-tools.example', 'Your lathe: certificate of origin', 'CARGO005',
   'Customs in Mumbai release the lathe as soon as they have the certificate of origin. A scan by e-mail is enough.', 'sent', 1, 25,
   'linnea.bergstrom@carmine-cargo.example', ''),
  (2, 'receiver', 'femke@oosterling-roast.example', 'A berth in Rotterdam', 'CARGO003',
   'The Dona Clara still waits for a berth. We expect her in six days, and tell you as soon as she is moored.', 'sent', 1, 19,
   'andre.goncalves@carmine-cargo.example', ''),
  (3, 'receiver', 'callum@strathearnlabs.exmaple.example', 'Second attempt tomorrow', 'CARGO007',
   'We come again tomorrow between 8:30 and 10:00. Please see to it that the goods entrance is open.', 'failed', 1, 4,
   'andre.goncalves@carmine-cargo.example', '550 5.1.1 <callum@strathearnlabs.exmaple.example>: there is no such mailbox here'),
  (4, 'receiver', 'callum@strathearnlabs.example', 'Second attempt tomorrow', 'CARGO007',
   'We come again tomorrow between 8:30 and 10:00. Please see to it that the goods entrance is open.', 'sent', 1, 3,
   'andre.goncalves@carmine-cargo.example', ''),
  (5, 'sender', 'oliver@brackenridge-print.example', 'The cranes are booked', 'CARGO012',
   'Both cranes and the low loader are booked for the day after tomorrow, 7:00. The road permit is in order.', 'sent', 1, 28,
   'linnea.bergstrom@carmine-cargo.example', '')
) as mail (line, to_who, address, subject, parcel, text, state, attempts, hours, author, reason)
join demo_staff on demo_staff.email = author order by line;

-- Subscribers, of whom some have confirmed, and the newsletter that these got.
insert into public."newsLetter" (email, country, created_at)
select email, country, now() - days * interval '1 day'
from (values
  ('soren@ostergaard-moebler.example', 'Denmark', 96), ('ines@villasenor-vinos.example', 'Spain', 71),
  ('cagla@demirsoy-mermer.example', 'Turkey', 52), ('joaquim@serracoffee.example', 'Brazil', 44),
  ('zoe@galway-smokehouse.example', 'Ireland', 2)
) as reader (email, country, days);
do $$
declare
  known bigint;
begin
  for known in select id from public."newsLetter" order by created_at loop
    update public."newsLetter" set id = default where id = known;
  end loop;
end $$;
delete from private.demonstration where subject = 'subscriber';
insert into private.subscription (subscriber, asked_at, confirmed_at)
select id, created_at, case when email not in ('zoe@galway-smokehouse.example', 'harriet@pemberleyflowers.example')
  then created_at + interval '25 minutes' end
from public."newsLetter" where email <> 'kenji@aramaki-garden.example';
insert into private.newsletter (request_key, subject, paragraphs, total, made_by, made_at)
select gen_random_uuid(), 'Winter timetable: earlier cut-off for Hamburg and Rotterdam',
  jsonb_build_array(
    jsonb_build_object('id', 'winta', 'paragraph', 'From next month the cut-off for full containers to Hamburg and Rotterdam is a day earlier: Tuesday at noon.',
      'color', 'black', 'bold', 'bold', 'textAlign', 'left'),
    jsonb_build_object('id', 'wintb', 'paragraph', 'Air freight from Nairobi flies on five days a week instead of three.',
      'color', 'black', 'bold', 'normal', 'textAlign', 'left')),
  count(*), 'linnea.bergstrom@carmine-cargo.example', now() - interval '6 days'
from private.subscription where confirmed_at < now() - interval '6 days';
insert into private.queued_mail (newsletter, subscriber, email, state, message, attempts, due_at, created_at, updated_at)
select letter.id, known.id, known.email, 'sent', gen_random_uuid(), 1, letter.made_at, letter.made_at, letter.made_at + interval '3 minutes'
from private.newsletter as letter, public."newsLetter" as known join private.subscription on subscriber = known.id
where confirmed_at < letter.made_at order by known.id;

-- Who follows what; of two followers the address is not confirmed yet. The storm was told to those of the coffee.
insert into private.follower (consignment, email, topics, eta_hours, daily, zone, made_at, confirmed_at)
select parcel.id, told.email, told.topics, told.eta_hours, told.daily, told.zone, now() - told.days * interval '1 day',
  case when told.is_confirmed then now() - told.days * interval '1 day' + interval '4 minutes' end
from (values
  ('CARGO001', 'einkauf@falkenrath-foods.example', '{progress,problem,delivery}'::text[], 12, false, 'Europe/Berlin', 14, true),
  ('CARGO003', 'femke@oosterling-roast.example', '{problem,delivery}', 6, false, 'Europe/Amsterdam', 12, true),
  ('CARGO003', 'lager@koffiehuis-wesselink.example', '{delivery}', 24, true, 'Europe/Amsterdam', 9, true),
  ('CARGO005', 'arjun@devanathan-tools.example', '{progress,problem,delivery}', 6, false, 'Asia/Kolkata', 20, true),
  ('CARGO008', 'yaw@darkohstores.example', '{progress,delivery}', null, true, 'Africa/Accra', 16, true),
  ('CARGO004', 'shop@pemberleyflowers.example', '{delivery}', null, false, 'Europe/London', 1, true),
  ('CARGO010', 'kenji@aramaki-garden.example', '{progress,delivery}', 12, false, 'Asia/Tokyo', 1, false),
  ('CARGO006', 'bau@achterberg-bau.example', '{delivery}', null, false, 'Europe/Berlin', 0.2, false)
) as told (id, email, topics, eta_hours, daily, zone, days, is_confirmed)
join public.consignment as parcel on parcel."trackingId" = told.id;
insert into private.notice_job (consignment, eta, made_at, due_at, fanned_out_at)
select parcel.id, eta.id, eta.entered_at, eta.entered_at + interval '1 minute', eta.entered_at + interval '1 minute'
from public.consignment as parcel join public.eta_revision as eta on eta.consignment = parcel.id where parcel."trackingId" = 'CARGO003';
insert into private.queued_mail (job, follower, email, state, message, attempts, due_at, created_at, updated_at)
select job.id, known.id, known.email, 'sent', gen_random_uuid(), 1, job.due_at, job.due_at, job.due_at + interval '1 minute'
from private.notice_job as job join private.follower as known on known.consignment = job.consignment
order by job.id, known.id;

insert into public.consignment_template (name, fields) values
  ('Roses, Nairobi to London', '{"sendersName": "Wanjiru Kamauria", "sendersEmail": "wanjiru@highlandblooms.example",
    "sendersAddress": "5 Acacia Lane, Nairobi", "sendersPhone": "+254 20 555 0107", "recName": "Harriet Pemberley",
    "recEmail": "harriet@pemberleyflowers.example", "recAddress": "12 Market Passage, London", "recPhone": "+44 20 7946 0108",
    "product": "Cut roses", "departedFrom": "Kenya", "headingTo": "United Kingdom", "city": "Nairobi", "currentLocation": "Kenya",
    "status": "Registered", "shipmentMode": "Air", "typeOfShipment": "Temperature controlled", "comment": "Do not stack"}');

select private.silence_demonstration();
select private.mark_demonstration();

drop table demo_staff, demo_delivery, demo_chat, demo_message, demo_quote, demo_offer, demo_quote_event, demo_acceptance;
