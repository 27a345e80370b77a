import type { Sql } from '../database/database';
import { headOf, headText } from './sources';

const EVERY_MS = 4 * 60 * 60_000;

/**
 * Prints the newest entry of the audit every few hours, if there is a newer one, and when it is stopped: a log is out of reach
 * of whoever changes the database. Returns a function that stops it; the database must still be open.
 */
export const startHeadLog = (database: Sql): (() => Promise<void>) => {
  let printed: string | undefined;
  const print = async (): Promise<void> => {
    try {
      const head = await headOf(database);
      const text = head && `Audit: ${headText(head)}`;
      if (text && text !== printed) console.log(text);
      printed = text;
    } catch (error) {
      console.error(`The head of the audit could not be read: ${(error as Error).message}`);
    }
  };
  const timer = setInterval(() => void print(), EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return print();
  };
};
