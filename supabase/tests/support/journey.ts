import type { Journey } from '../../../src/domain/journey/journey';
import { aConsignment, type Answer, type Caller, everyRole, manyClients } from './api';
import { WITHOUT_LIMITS } from './chat';
import { type HostProcess, startHost } from './host';

/** When the consignments of {@link JourneyHost} are registered. */
export const REGISTERED = '2026-01-02T03:04:00.000Z';

/** So many minutes after the registration, as an ISO instant. */
export const after = (minutes: number): string =>
  new Date(Date.parse(REGISTERED) + minutes * 60_000).toISOString();

export type Stored = Record<string, unknown>;

/** What a visitor gets of a consignment. */
export type Tracked = { journey: Journey; topic: string; locations: Stored[] } & Stored;

export interface JourneyHost {
  host: HostProcess;
  roles: Record<'anon' | 'user' | 'admin', Caller>;
  /** Creates a consignment as the form does: Registered in Tema, Ghana, on its way to Germany. */
  create: (changes?: Stored) => Promise<{ id: number; trackingId: string } & Stored>;
  /** Adds a row as the admin; the answer has it. */
  insert: (table: string, row: Stored) => Promise<Answer>;
  /** The same; throws unless it is stored. */
  add: (table: string, row: Stored) => Promise<{ id: number } & Stored>;
  /** Changes the row with this id as the admin; the answer has it. */
  change: (table: string, id: number, changes: Stored) => Promise<Answer>;
  /** Looks a consignment up as a visitor. */
  track: (trackingId: string) => Promise<Tracked>;
}

const returned = { prefer: 'return=representation' };

/** A host whose limits no test reaches. */
export const startJourneyHost = async (): Promise<JourneyHost> => {
  const host = await startHost({ env: manyClients });
  await host.sql(WITHOUT_LIMITS);
  const roles = await everyRole(host);
  const insert: JourneyHost['insert'] = (table, row) =>
    roles.admin('POST', `/rest/v1/${table}`, { body: row, headers: returned });
  const add = async <Row>(table: string, row: Stored): Promise<Row> => {
    const { status, body } = await insert(table, row);
    if (status !== 201) throw new Error(`${table}: ${status} ${JSON.stringify(body)}`);
    return (body as [Row])[0];
  };
  return {
    host,
    roles,
    insert,
    add,
    create: (changes) => add('consignment', aConsignment({ timeCreated: REGISTERED, ...changes })),
    change: (table, id, changes) =>
      roles.admin('PATCH', `/rest/v1/${table}?id=eq.${id}`, { body: changes, headers: returned }),
    track: async (trackingId) => {
      const { body } = await roles.anon('POST', '/rest/v1/rpc/track_consignment', {
        body: { tracking_id: trackingId },
      });
      return (body as [Tracked])[0];
    },
  };
};
