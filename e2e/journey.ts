import type { Page } from 'playwright-core';
import { see, type Product } from './browser';

/** Entries of a journey: the code of an event, minutes since the registration, and what else is entered. */
export interface Entry {
  code: string;
  minute: number;
  place?: string;
  more?: Record<string, unknown>;
}

/** The registration: 23 November, 15:00 in UTC. */
export const REGISTERED = '2025-11-23T15:00:00Z';

/** Stores a consignment from Singapore to Rotterdam as the admin would, and returns its tracking id. */
export const addJourney = async ({ host }: Product, trackingId: string, entries: readonly Entry[]) => {
  const [row] = await host.sql<{ id: number }>(
    `insert into public.consignment (
       "trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone",
       "recName", "recEmail", "recAddress", "recPhone", "itemQuantity", "departedFrom", "headingTo",
       "timeCreated", "deliveryDate", status, city, "currentLocation")
     values ($1, 'Ada', 'ada@sender.example', '4 Canal Street', '1', 'Bo', 'bo@receiver.example', '1 Road', '2',
       '12 boxes', 'Singapore', 'Netherlands', $2, '2099-04-02T15:30:00Z', 'Registered', 'Singapore', 'Singapore')
     returning id`,
    [trackingId, REGISTERED],
  );
  for (const { code, minute, place = 'SGSIN', more = {} } of entries) {
    const moment = new Date(Date.parse(REGISTERED) + minute * 60_000).toISOString();
    const values = { consignment: row?.id, code, moment, place, ...more };
    const columns = Object.keys(values);
    await host.sql(
      `insert into public.consignment_event (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()})`,
      Object.values(values),
    );
  }
  return trackingId;
};

/** A hold half an hour after the registration, with all that is said of it. */
export const HOLD: Entry = {
  code: 'held',
  minute: 30,
  more: { reason: 'The invoice is missing', public_note: 'Please send us the invoice.' },
};

/** Opens the tracking page of a consignment, and waits until it has joined the channel of its changes. */
export const openLive = async (page: Page, trackingId: string) => {
  const joined = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ok"')),
    );
  await page.goto(`/tracking?id=${trackingId}`);
  await see(page, 'Shippment Status');
  await joined;
};

/** Saves an update with a note to the customer, past the API. */
export const saveUpdate = ({ host }: Product, trackingId: string, code: string, note: string) =>
  host.sql(
    `insert into public.consignment_event (consignment, code, moment, place, public_note)
     select id, $1, now(), 'SGSIN', $2 from public.consignment where "trackingId" = $3`,
    [code, note, trackingId],
  );
