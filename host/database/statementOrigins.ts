import type { ISql } from 'postgres';

/**
 * Keeps the driver from remembering each statement that failed. It adds to an error where its statement was written, and keeps
 * that by the statement's text as long as the process runs (`originStackCache` in its query.js). A text that is not a template
 * in the source is another one each time, so anybody whose calls are refused would fill the memory, by a kilobyte a call
 * (docs/decisions/014-dependencies.md).
 */
export const forgetOrigins = (driver: ISql): void => {
  const statement: object = driver.unsafe(''); // it is sent when somebody waits for it, which nobody does
  Object.defineProperty(Object.getPrototypeOf(statement), 'origin', { get: () => '', configurable: true });
};
