import { strFromU8, unzipSync, type UnzipCallback } from 'fflate';

/**
 * Replaces `unzip` of fflate in the bundle, as `read-excel-file` calls it: its workers are scripts made in memory, which the
 * content policy forbids, and it would wait for them forever.
 */
export const unzip = (archive: Uint8Array, done: UnzipCallback) => {
  try {
    done(null, unzipSync(archive));
  } catch (error) {
    done(error as Parameters<UnzipCallback>[0], {});
  }
};

export { strFromU8 };
