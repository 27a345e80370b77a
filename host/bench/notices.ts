/**
 * What notices cost: saving an update with a thousand followers, compared with one without; a thousand events with three
 * followers each, whose worker is killed twenty times; and a look-up while ten thousand mails are sent.
 */
import { aConsignment, caller, manyClients, signIn } from '../../supabase/tests/support/api';
import type { HostProcess } from '../testing/hostProcess';
import { startMeasuredHost } from '../../bench/measuredHost';
import { addFollowers, kill, sendWhileKilled, startWorkerProcess } from '../testing/killedWorker';
import { startMailServer } from '../../supabase/tests/support/mailServer';
import { createCaller } from './caller';
import { below, count, type Line, line, table, time, typical } from '../../bench/statistics';

const ROUNDS = 90;
const FOLLOWERS = 1000;
/** How much longer an update may take with followers. */
const MOST_LONGER = 1.5;
const EVENTS = 1000;
const KILLS = 20;
const READERS = 10_000;
const LOOKUPS = 400;
/** How much longer a look-up may take while mails are sent. */
const MOST_SLOWED = 1.2;

interface Parcel {
  id: number;
  trackingId: string;
}

const openHost = async () => {
  const host = await startMeasuredHost({ env: manyClients });
  await host.sql('update private.limits set per_client = 1000000, overall = null');
  await host.sql('update private.settings set notice_delay = 0');
  const admin = caller(host, await signIn(host, host.admin.email, host.admin.password));
  const create = async (): Promise<Parcel> => {
    const headers = { prefer: 'return=representation' };
    const { body } = await admin('POST', '/rest/v1/consignment', { body: aConsignment(), headers });
    return (body as [Parcel])[0];
  };
  return { host, admin, create };
};

const saves = async (): Promise<Line[]> => {
  const { host, admin, create } = await openHost();
  const [alone, followed] = [await create(), await create()];
  await addFollowers(host, followed.id, FOLLOWERS);
  const save = async ({ id }: Parcel) => {
    const body = { consignment: id, code: 'in_transit', moment: new Date().toISOString() };
    const { status } = await admin('POST', '/rest/v1/consignment_event', { body });
    if (status !== 201) throw new Error(`An update was answered with ${status}.`);
  };
  const [without, withMany]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    without.push(await time(() => save(alone)));
    withMany.push(await time(() => save(followed)));
  }
  await host.stop();
  return [
    line('an update that nobody follows', without),
    {
      ...line(`one that ${FOLLOWERS} follow`, withMany, { base: typical(without) }),
      limit: below(MOST_LONGER, typical(withMany) / typical(without), '×'),
    },
  ];
};

const killed = async (): Promise<Line[]> => {
  const { host, create } = await openHost();
  const mail = await startMailServer();
  for (let parcels = 0; parcels < EVENTS / 100; parcels++) {
    const { id } = await create();
    await addFollowers(host, id, 3);
    await host.sql(
      `insert into public.consignment_event (consignment, code, moment)
       select $1, 'in_transit', now() from generate_series(1, 100)`,
      [id],
    );
  }
  const { states, twice, missing } = await sendWhileKilled(host, mail, { kills: KILLS, mails: EVENTS * 3 });
  await Promise.all([host.stop(), mail.stop()]);
  const { sent = 0, unknown = 0 } = states;
  return [
    {
      what: `notices of ${EVENTS} events for 3 followers, worker killed ${KILLS} times: sent`,
      p50: String(sent),
    },
    { what: 'unknown, for a person to decide', p50: String(unknown) },
    count('neither', EVENTS * 3 - sent - unknown, 0),
    count('sent twice', twice, 0),
    count('said to be sent, and not arrived', missing, 0),
  ];
};

const lookUp = async (host: HostProcess, { trackingId }: Parcel): Promise<number[]> => {
  const call = createCaller(host);
  const times: number[] = [];
  for (let round = 0; round < LOOKUPS; round++)
    times.push(
      await time(() => call('POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: trackingId } })),
    );
  return times;
};

const meanwhile = async (): Promise<Line[]> => {
  const { host, create } = await openHost();
  const [parcel, other] = [await create(), await create()];
  await addFollowers(host, parcel.id, READERS);
  await host.sql(
    `insert into public.consignment_event (consignment, code, moment) values ($1, 'in_transit', now())`,
    [parcel.id],
  );
  const before = await lookUp(host, other);
  const mail = await startMailServer();
  const worker = await startWorkerProcess(host, mail);
  while (mail.delivered.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const during = await lookUp(host, other);
  const delivered = mail.delivered.length;
  await kill(worker);
  const after = await lookUp(host, other);
  await Promise.all([host.stop(), mail.stop()]);
  const idle = (typical(before) + typical(after)) / 2;
  return [
    line('a look-up while nothing is sent', [...before, ...after]),
    {
      ...line(`one while mails are sent (${delivered} of ${READERS} meanwhile)`, during, { base: idle }),
      limit: below(MOST_SLOWED, typical(during) / idle, '×'),
    },
  ];
};

const run = async (): Promise<void> => {
  console.log(table([...(await saves()), ...(await killed()), ...(await meanwhile())]));
};

void run();
