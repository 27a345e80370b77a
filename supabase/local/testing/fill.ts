import type { HostProcess } from './hostProcess';
import { aToken } from './chat';

type Database = Pick<HostProcess, 'sql'>;

/** Adds consignments until there are `size`, bypassing the API; returns some of their tracking ids. */
export const fillConsignments = async ({ sql }: Database, size: number): Promise<string[]> => {
  await sql(
    `insert into public.consignment ("sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName", "recEmail",
       "recAddress", "recPhone", "itemQuantity", "departedFrom", "headingTo", "currentLocation", city, status, "deliveryDate")
     select 'Sender ' || n, 's@sender.test', n || ' First Street', '555 0101', 'Receiver ' || n, 'r@receiver.test',
       n || ' Second Street', '555 0102', '12', 'Ghana', 'Germany', 'Ghana', 'Tema', 'Registered', now() + interval '9 days'
     from generate_series(1 + (select count(*) from public.consignment), $1) n`,
    [size],
  );
  await sql('analyze public.consignment');
  const rows = await sql<{ trackingId: string }>(
    'select "trackingId" from public.consignment order by random() limit 1000',
  );
  return rows.map(({ trackingId }) => trackingId);
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
