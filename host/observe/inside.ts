import type { Sql } from '../database/database';

/** What the host knows about itself. */
export interface Inside {
  database: Pick<Sql, 'query'>;
  /** Open sockets of chats and live pages. */
  countSockets: () => number;
}

/** What the database says of itself and of the queue of mails, by their state. */
export interface DatabaseFigures {
  bytes: number;
  mails: Record<string, number>;
}

/** Reads them as the page Health does. Several who ask at once share one answer. */
export const createDatabaseFigures = (database: Inside['database']): (() => Promise<DatabaseFigures>) => {
  let reading: Promise<DatabaseFigures> | undefined;
  return () =>
    (reading ??= database
      .query<{ figures: DatabaseFigures }>('select private.database_figures() as figures')
      .then(([row]) => row?.figures ?? { bytes: 0, mails: {} })
      .finally(() => {
        reading = undefined;
      }));
};
