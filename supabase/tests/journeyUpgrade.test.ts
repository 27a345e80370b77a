import type { Journey } from '../../src/domain/journey/journey';
import { upgraded } from '../local/testing/upgraded';

const FIRST_OF_THE_JOURNEY = '20261124213000';

/** Consignments as the version before stored them, and a copy of their rows. */
const BEFORE = `
  insert into public.consignment ("trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName",
    "recEmail", "recAddress", "recPhone", "itemQuantity", "departedFrom", "headingTo", "timeCreated", "deliveryDate", status,
    city, "currentLocation", remark)
  select id, 's', 's', 's', 's', 'r', 'r', 'r', 'r', '1', origin, destination, '2026-01-01T10:00:00.123456Z', '2026-03-01', status,
    city, origin, remark
  from (values
    ('AAAAAAA1', 'Ghana', 'Germany', 'Tema', 'Registered', 'Booked'),
    ('AAAAAAA2', 'United States of America', 'United States of America', 'Springfield, the other one', 'on its way', null),
    ('AAAAAAA3', 'Kenya', 'Japan', 'a village', 'Booked', null),
    ('AAAAAAA4', 'Kenya', 'Japan', 'nairobi', 'Picked up', null)) as made (id, origin, destination, city, status, remark);
  update public.consignment set status = 'Delivered', city = 'HAMBURG', "currentLocation" = 'Germany', remark = null,
    "currentTime" = '2026-01-09T10:00:00Z' where "trackingId" = 'AAAAAAA1';
  update public.consignment set status = 'Out for delivery', remark = 'Entered late', "currentTime" = '2026-01-09T08:00:00Z'
    where "trackingId" = 'AAAAAAA1';
  alter table public.consignment disable trigger continue_history;
  update public.consignment set locations = '[]' where "trackingId" = 'AAAAAAA4';
  alter table public.consignment enable trigger continue_history;
  create table private.row_before as select * from public.consignment;`;

const AFTER = `
  select parcel."trackingId" as id, parcel.locations, parcel.journey, row_before.locations as before,
    to_jsonb(parcel) @> (to_jsonb(row_before) - 'locations') as same,
    (select topic from private.consignment_key where consignment = parcel.id) as topic,
    (select jsonb_agg(to_jsonb(event) order by no) from public.consignment_event as event where consignment = parcel.id) as events
  from public.consignment as parcel join private.row_before using (id) order by 1`;

interface Carried {
  id: string;
  locations: Record<string, unknown>[];
  before: Record<string, unknown>[];
  journey: Journey;
  same: boolean;
  topic: string;
  events: Record<string, unknown>[];
}

describe('a database of the version before the journey', () => {
  let rows: Record<string, Carried>;
  beforeAll(async () => {
    const found = await upgraded<Carried>(FIRST_OF_THE_JOURNEY, BEFORE, AFTER);
    rows = Object.fromEntries(found.map((row) => [row.id, row]));
  });

  it('keeps every entry and every column', () => {
    expect(Object.keys(rows)).toEqual(['AAAAAAA1', 'AAAAAAA2', 'AAAAAAA3', 'AAAAAAA4']);
    for (const { locations, before, same } of Object.values(rows)) {
      expect(same).toBe(true);
      expect(locations.slice(0, before.length)).toMatchObject(before);
    }
    expect(rows.AAAAAAA1?.before).toHaveLength(3);
  });

  it('has an event for each entry, with a guessed code and the place that the words name', () => {
    expect(rows.AAAAAAA1?.events).toMatchObject([
      {
        no: 1,
        code: 'registered',
        guessed: true,
        place: 'GHTEM',
        zone: 'Africa/Accra',
        public_note: 'Booked',
        entered_by: null,
      },
      {
        no: 2,
        code: 'delivered',
        guessed: true,
        place: 'DEHAM',
        zone: 'Europe/Berlin',
        city: 'HAMBURG',
        country: 'Germany',
      },
      {
        no: 3,
        code: 'out_for_delivery',
        guessed: true,
        place: 'DEHAM',
        status: 'Out for delivery',
        public_note: 'Entered late',
      },
    ]);
    expect(rows.AAAAAAA1?.locations.map(({ zone }) => zone)).toEqual([
      'Africa/Accra',
      'Europe/Berlin',
      'Europe/Berlin',
    ]);
  });

  it('takes the delivery for the state, though an earlier event was entered after it', () => {
    expect(rows.AAAAAAA1?.journey).toMatchObject({
      state: { code: 'delivered', no: 2, moment: '2026-01-09T10:00:00.000Z' },
      stage: 4,
      ended: true,
      originZone: 'Africa/Accra',
      destinationZone: 'Europe/Berlin',
      events: [{ no: 1 }, { no: 3 }, { no: 2 }],
    });
  });

  it('leaves the zone open where neither place nor country tell it', () => {
    expect(rows.AAAAAAA2?.events).toMatchObject([
      {
        code: 'in_transit',
        city: 'Springfield, the other one',
        country: 'United States of America',
        place: null,
        zone: null,
      },
    ]);
    expect(rows.AAAAAAA2?.journey).toMatchObject({ originZone: null, destinationZone: null });
    expect(rows.AAAAAAA3?.events).toMatchObject([{ place: null, zone: 'Africa/Nairobi' }]);
  });

  it('makes an event of the row itself where there was no entry', () => {
    expect(rows.AAAAAAA4?.events).toMatchObject([{ no: 1, code: 'picked_up', place: 'KENBO' }]);
    expect(rows.AAAAAAA4?.locations).toMatchObject([
      { no: 1, location: 'nairobi, Kenya', date: '2026-01-01T10:00:00.123Z' },
    ]);
  });

  it('has a channel for each consignment', () => {
    expect(new Set(Object.values(rows).map(({ topic }) => topic)).size).toBe(4);
  });
});
