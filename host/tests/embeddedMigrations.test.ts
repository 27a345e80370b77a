import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startComparer } from '../testing/comparerChild';

/** What servers do, migrationsAlone.test.ts tells. */
const onEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;

onEmbedded('a migration in a session of its own, on the embedded database', () => {
  it('works for an owner who is no superuser', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-alone-'));
    const { ask, end } = await startComparer();
    try {
      expect(await ask('migrateEmbeddedAlone', path.join(folder, 'database'))).toEqual(['company']);
    } finally {
      end();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
