import type { PGlite } from '@supabase/lite/pglite';

/** What the engine exports of its WebAssembly module and its types leave out. */
interface Engine {
  mod?: { ___stack_pointer: WebAssembly.Global };
}

/**
 * Gives the engine back the stack of a statement that failed. It jumps out of one by an exception and keeps the kilobyte
 * that was in use: after some 9,000 failed statements it would write over its own memory, and never answer again. Later
 * versions do this themselves, but cannot read the files of this one (docs/decisions/014-dependencies.md).
 */
export const restoreStackAfterErrors = (driver: PGlite): void => {
  const stack = (driver as unknown as Engine).mod?.___stack_pointer;
  if (!stack) throw new Error('The embedded database does not say where its stack is.');
  const run = driver.execProtocolRawSync.bind(driver);
  driver.execProtocolRawSync = (message) => {
    const before: unknown = stack.value;
    try {
      return run(message);
    } finally {
      stack.value = before;
    }
  };
};
