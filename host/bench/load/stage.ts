import { type Caller, manyClients, signIn } from '../../../supabase/tests/support/api';
import type { HostProcess } from '../../testing/hostProcess';
import { startMeasuredHost } from '../../../bench/measuredHost';
import { fillChats, fillConsignments } from '../../../supabase/tests/support/fill';
import { type Ledger, openLedger } from './ledger';
import { createCaller, roundRobin } from '../caller';

/** The environment of every measurement. */
export interface Stage {
  host: HostProcess;
  /** All hosts on the database of `host`, with itself: they get the calls of `anon` and `admin` in turn. */
  hosts: HostProcess[];
  stop: () => Promise<void>;
  /** Every call comes from a new client unless it states one. */
  anon: Caller;
  admin: Caller;
  ledger: Ledger;
  /** Some tracking ids. */
  ids: string[];
  /** The secrets of the existing chats. */
  tokens: string[];
  /** Run for the promised durations instead of the shortest meaningful ones. */
  isFull: boolean;
}

/** A site sets the overall limits to its size. They are raised, but calls are still counted, so that its cost remains. */
const WITHOUT_OVERALL_LIMITS = 'update private.limits set overall = 1000000000 where overall is not null';
/** A few chats stand for many here: limits per client remain, limits per chat do not. */
const WITHOUT_CHAT_LIMITS = `update private.limits set per_client = 1000000000 where action in ('chatSend', 'chat_message')`;

const MESSAGES = 20;
const LENGTH = 600;

/** Another host on the database of `first`, which is on the server TEST_DATABASE_URL, with a folder of its own. */
const joinHost = async (first: HostProcess): Promise<HostProcess> => {
  const [database] = await first.sql<{ name: string }>('select current_database() as name');
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${database?.name}`;
  return startMeasuredHost({ env: { ...manyClients, DATABASE_URL: url.href } });
};

/** A host, or two, on a new database (on the server TEST_DATABASE_URL, if that is set), with this many consignments. */
export const openStage = async (
  consignments: number,
  isFull: boolean,
  hostCount: 1 | 2 = 1,
): Promise<Stage> => {
  const host = await startMeasuredHost({ env: manyClients });
  const hosts = hostCount === 1 ? [host] : [host, await joinHost(host)];
  await host.sql(WITHOUT_OVERALL_LIMITS);
  await host.sql(WITHOUT_CHAT_LIMITS);
  const ids = await fillConsignments(host, consignments);
  const adminToken = await signIn(host, host.admin.email, host.admin.password);
  return {
    host,
    hosts,
    stop: async () => {
      for (const host of [...hosts].reverse()) await host.stop();
    },
    anon: roundRobin(hosts.map((host) => createCaller(host))),
    admin: roundRobin(hosts.map((host) => createCaller(host, adminToken))),
    ledger: openLedger(),
    ids,
    tokens: [],
    isFull,
  };
};

/** Adds chats until there are `count`. */
export const openChats = async ({ host, tokens }: Stage, count: number): Promise<void> => {
  const missing = count - tokens.length;
  if (missing > 0) tokens.push(...(await fillChats(host, missing, MESSAGES, LENGTH)));
};

/** Milliseconds of processor that all hosts have used, regardless of other load on the machine. */
export const cpuTime = async ({ hosts }: Stage): Promise<number> => {
  const times = await Promise.all(hosts.map((host) => host.cpuTime()));
  return times.reduce((sum, time) => sum + time, 0);
};
