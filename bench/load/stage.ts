import { type Caller, manyClients, signIn } from '../../supabase/local/testing/api';
import { type HostProcess, startHost } from '../../supabase/local/testing/hostProcess';
import { fillChats, fillConsignments } from '../../supabase/local/testing/fill';
import { type Ledger, openLedger } from './ledger';
import { openLine } from '../line';

/** What every measurement works with. */
export interface Stage {
  host: HostProcess;
  /** Every call comes from a client of its own, unless it says which. */
  anon: Caller;
  admin: Caller;
  ledger: Ledger;
  /** Some tracking ids. */
  ids: string[];
  /** The secrets of the chats that are there. */
  tokens: string[];
  /** As long as the figures are promised for, instead of as short as they mean something. */
  isFull: boolean;
}

/** Much is counted for all visitors together, which a site sets to its size. It still is counted, so that it costs what it costs. */
const FOR_A_LARGE_SITE = 'update private.limits set overall = 1000000000 where overall is not null';
/** A few chats here stand for many: each client keeps its own limit, a chat does not. */
const FOR_FEW_CHATS = `update private.limits set per_client = 1000000000 where action in ('chatSend', 'chat_message')`;

const MESSAGES = 20;
const LENGTH = 600;

/** A host on a database of its own (on the server TEST_DATABASE_URL, when that is set), with so many consignments. */
export const openStage = async (consignments: number, isFull: boolean): Promise<Stage> => {
  const host = await startHost({ env: manyClients });
  await host.sql(FOR_A_LARGE_SITE);
  await host.sql(FOR_FEW_CHATS);
  const ids = await fillConsignments(host, consignments);
  const adminToken = await signIn(host, host.admin.email, host.admin.password);
  return {
    host,
    anon: openLine(host),
    admin: openLine(host, adminToken),
    ledger: openLedger(),
    ids,
    tokens: [],
    isFull,
  };
};

/** Adds chats until there are so many. */
export const haveChats = async ({ host, tokens }: Stage, count: number): Promise<void> => {
  const missing = count - tokens.length;
  if (missing > 0) tokens.push(...(await fillChats(host, missing, MESSAGES, LENGTH)));
};
