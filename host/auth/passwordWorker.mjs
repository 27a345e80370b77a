/** Compares passwords with bcrypt hashes in a thread of its own, one at a time; false for a hash of another kind. */
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

parentPort.on('message', async ({ password, hash }) => {
  parentPort.postMessage(await bcrypt.compare(password, hash).catch(() => false));
});
