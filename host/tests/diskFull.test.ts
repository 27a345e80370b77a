import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { aContact, caller } from '../../supabase/tests/support/api';
import { WITHOUT_LIMITS } from '../../supabase/tests/support/chat';
import { type HostProcess, newDataFolder, startHost } from '../testing/hostProcess';
import { mountSmallDisk, type SmallDisk } from '../testing/smallDisk';

const title = 'full disk under the embedded database';
const disk = mountSmallDisk(400);
const describeWithDisk = disk ? describe : describe.skip;

describeWithDisk(disk ? title : `${title} (skipped: a disk of its own cannot be mounted here)`, () => {
  const { folder, fill, free, remove } = disk as SmallDisk;
  const dataDir = path.join(folder, 'data');
  let host: HostProcess;
  const start = async () => {
    host = await startHost({ dataDir, env: { DATABASE_URL: '' } });
  };
  beforeAll(async () => {
    const newFolder = await newDataFolder('embedded');
    await cp(newFolder, dataDir, { recursive: true });
    await rm(newFolder, { recursive: true });
    await start();
    await host.sql(WITHOUT_LIMITS);
  });
  afterAll(async () => {
    await host.stop();
    remove();
  });

  const write = async (email: string) => {
    const body = aContact({ email, comment: 'x'.repeat(2_000) });
    return (await caller(host)('POST', '/rest/v1/contactForm', { body })).status;
  };

  it('loses no acknowledged write, answers 503, and accepts writes again once there is space', async () => {
    const acknowledged: string[] = [];
    const statuses: number[] = [];
    const some = async (name: string, enough: () => boolean) => {
      for (let number = 0; !enough() && number < 20_000; number += 1) {
        const email = `${name}-${number}`;
        const status = await write(email);
        if (status === 201) acknowledged.push(email);
        else statuses.push(status);
      }
    };
    await some('before', () => acknowledged.length >= 20);
    fill();
    await some('full', () => statuses.length >= 10);
    expect(new Set(statuses)).toEqual(new Set([503])); // a reason to retry
    const consignment = await caller(host)('POST', '/rest/v1/rpc/track_consignment', {
      body: { tracking_id: 'CARGO001' },
    });
    expect([consignment.status, (consignment.body as unknown[]).length]).toEqual([200, 1]);
    free();
    await some('after', () => acknowledged.at(-1) === 'after-9');
    expect(acknowledged).toContain('after-0');
    await host.kill();
    await start();
    const rows = await host.sql<{ email: string }>('select email from public."contactForm"');
    const keptAddresses = new Set(rows.map(({ email }) => email));
    expect(acknowledged.filter((email) => !keptAddresses.has(email))).toEqual([]);
    expect(await write('again')).toBe(201);
  });
});
