import type { HostProcess } from '../host/testing/hostProcess';

const W = 'W'.repeat(120);

/** The longest and the strangest that the database takes: tracking id, names and goods, address, country, weight. */
const extremes: [id: string, name: string, address: string, country: string, weight: string | null][] = [
  ['WWWWWWWW', W, 'W'.repeat(300), W, W],
  [
    'M0000001',
    'محمد بن عبد الله آل سعود',
    'شارع الملك فهد، الرياض\n'.repeat(12),
    'المملكة العربية السعودية',
    null,
  ],
  ['M0000002', '株式会社'.repeat(30), '東京都千代田区丸の内一丁目'.repeat(23), '日本', '12'],
  ['M0000003', 'x', `${'\n'.repeat(290)}x`, 'x', null],
  ['M0000004', 'שלום <b>"&', '1 Long Street, '.repeat(20), 'Côte d’Ivoire', '340 kg gross'],
  ['M0000005', 'x', 'x', 'x', W],
];

/** The tracking ids of what is printed: two of the demonstration data, and the extremes. */
export const printed = ['CARGO001', 'CARGO002', ...extremes.map(([id]) => id)];

const storeExtreme = ({ sql }: HostProcess, values: (typeof extremes)[number]) =>
  sql(
    `insert into public.consignment ("trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone",
       "recName", "recEmail", "recAddress", "recPhone", "itemQuantity", "itemWeight", "departedFrom", "headingTo",
       "currentLocation", city, status, "deliveryDate", product, "carrierRef")
     select said.id, name, 'a@b.test', address, '1', name, 'a@b.test', address, '2', '1', weight, country, country,
       country, 'x', 'Registered', now() + interval '9 days', name, name
     from (select $1::text as id, $2::text as name, $3::text as address, $4::text as country, $5::text as weight) as said`,
    values,
  );

/** Stores the extremes, and twelve pieces of an ordinary one and hundreds of others, not all of them weighed; the ids by tracking id. */
export const storePrinted = async (host: HostProcess): Promise<Map<string, number>> => {
  for (const values of extremes) await storeExtreme(host, values);
  await host.sql(
    `insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm, marks)
     select id, number, 12.5, 60, 40, 30.5, 'Pumps ' || number from public.consignment, generate_series(1, 12) as number
     where "trackingId" = 'CARGO001'`,
  );
  await host.sql(
    `insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm, marks)
     select id, number, 499999.999, 4999.9, 4999.9, 4999.9, repeat('W', 120)
     from public.consignment, generate_series(1, 500) as number where "trackingId" = 'WWWWWWWW'`,
  );
  await host.sql(
    `insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm)
     select id, number, weight, weight * 5, weight * 5, weight * 5
     from public.consignment, generate_series(1, 130) as number,
       lateral (select case when number <= 110 then 11.3682 end::numeric(9, 3) as weight) as weighed
     where "trackingId" = 'M0000003'`,
  );
  const rows = await host.sql<{ id: number; trackingId: string }>(
    'select id::int, "trackingId" from public.consignment',
  );
  return new Map(rows.map(({ id, trackingId }) => [trackingId, id]));
};
