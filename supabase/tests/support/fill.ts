import type { HostProcess } from './host';
import { aToken } from './chat';

type Database = Pick<HostProcess, 'sql'>;

/** Names, goods and countries, so that some words are in every consignment, some in few and some in one. */
const FIRST_NAMES =
  'Kofi Esi Zoë Ada Ines Mei Kenji Dana Njeri Oliver Greta Pablo Aisha Tomás Freya Ravi Chidi Lena Marek Yuki';
const LAST_NAMES =
  'Mensah Boateng Müller Moreau Quintana Xiang Aramaki Whitlock Wambugu Brackenridge Hollenstein Castellanos Rahman Núñez Lindqvist Iyer Okonkwo Baumgartner Kowalczyk Tanaka';
const GOODS = 'coffee tulips lenses loudspeakers cotton machinery ceramics bicycles medicine timber';
const COUNTRIES = 'Ghana Germany Kenya Japan Chile Norway India Mexico Poland Portugal';

const listOf = (words: string): string => `array['${words.replaceAll(' ', `','`)}']`;

/** Rows between two analyses: triggers that were planned for empty tables read all of what has grown since, row by row. */
const AT_ONCE = 5_000;

const addConsignments = ({ sql }: Database, first: number, last: number) =>
  sql(
    `insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail",
       "recAddress", "recPhone", "itemQuantity", product, "carrierRef", "departedFrom", "headingTo", "currentLocation", city, status,
       "deliveryDate")
     select 'Sender ' || n, 's' || n || '@sender.test', n || ' First Street', '+49 40 555 ' || n,
       first[1 + n % 20] || ' ' || last[1 + n / 7 % 20], lower(last[1 + n / 7 % 20]) || n || '@receiver.test', n || ' Second Street',
       '+233 24 ' || n * 7, '12', goods[1 + n / 3 % 10], 'CR-' || n, 'Ghana', country[1 + n % 10], 'Ghana', 'Tema', 'Registered',
       now() + interval '9 days'
     from generate_series($1::int, $2::int) n,
       (select ${listOf(FIRST_NAMES)} as first, ${listOf(LAST_NAMES)} as last, ${listOf(GOODS)} as goods,
          ${listOf(COUNTRIES)} as country) as words`,
    [first, last],
  );

/** Adds consignments until there are `size`, bypassing the API; returns some of their tracking ids. */
export const fillConsignments = async (database: Database, size: number): Promise<string[]> => {
  const { sql } = database;
  const [{ count = 0 } = {}] = await sql<{ count: number }>(
    'select count(*)::int as count from public.consignment',
  );
  for (let first = count + 1; first <= size; first += AT_ONCE) {
    await addConsignments(database, first, Math.min(first + AT_ONCE - 1, size));
    await sql('analyze');
  }
  const rows = await sql<{ trackingId: string }>(
    'select "trackingId" from public.consignment order by random() limit 1000',
  );
  return rows.map(({ trackingId }) => trackingId);
};

/** Gives consignments a journey of 60 entries and 6 legs, bypassing the API. */
export const fillJourneys = async ({ sql }: Database, ids: string[]): Promise<void> => {
  const places = `array['GHTEM', 'NLRTM', 'DEHAM', 'SGSIN', 'CNSHA', 'JPYOK', 'USLAX']`;
  await sql(
    `insert into public.consignment_leg (consignment, mode, origin, destination, carrier, vessel, planned_departure,
       planned_arrival, estimated_arrival)
     select id, 'ocean', (${places})[n], (${places})[n + 1], 'Southern Crown Line', 'Dona Clara ' || n,
       now() + n * interval '2 days', now() + n * interval '3 days', now() + n * interval '3 days'
     from public.consignment, generate_series(1, 6) n where "trackingId" = any ($1::text[]) order by id, n`,
    [ids],
  );
  await sql(
    `insert into public.consignment_event (consignment, code, moment, place, leg, public_note)
     select parcel.id, (array['arrived', 'discharged', 'transshipped', 'loaded', 'departed', 'in_transit'])[1 + n % 6],
       now(), (${places})[1 + n / 10], leg.id, 'A remark of ordinary length, number ' || n
     from public.consignment as parcel, generate_series(1, 59) n
       join lateral (select id from public.consignment_leg
                     where consignment = parcel.id order by position offset n / 10 limit 1) as leg on true
     where "trackingId" = any ($1::text[]) order by parcel.id, n`,
    [ids],
  );
};

/** Adds chats with so many messages of both sides each, bypassing the API; returns their visitors' secrets. */
export const fillChats = async (
  { sql }: Database,
  chats: number,
  messages: number,
  length: number,
): Promise<string[]> => {
  const tokens = Array.from({ length: chats }, () => aToken());
  await sql(
    `with given as materialized (
       select gen_random_uuid() as id, token, n from jsonb_array_elements_text($1::text::jsonb) with ordinality as each (token, n)),
     opened as (
       insert into public.chats (id, "senderName", seq, created_at, updated_at)
       select id, 'visitor-' || lpad(to_hex(n), 4, '0'), $2::int, now() - interval '1 day', now() - n * interval '1 second'
       from given),
     locked as (insert into private.chat_key (chat, token_hash) select id, private.token_hash(token) from given)
     insert into public.chat_message (chat, seq, cid, "senderName", message, type)
     select id, m, gen_random_uuid(), 'visitor', repeat('m', $3::int), case m % 2 when 0 then 'agent' else 'visitor' end
     from given, generate_series(1, $2::int) as m`,
    [JSON.stringify(tokens), messages, length],
  );
  await sql('analyze public.chats');
  await sql('analyze public.chat_message');
  return tokens;
};
