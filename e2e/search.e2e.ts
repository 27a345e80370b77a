import { WebSocket } from 'ws';
import { holding } from '../src/api/listing';
import { createDb, type Db } from '../src/supabase/client';
import { aContact } from '../supabase/tests/support/api';
import { type HostProcess, startHost } from '../host/testing/hostProcess';

const columns = ['firstName', 'secondName', 'email'];

describe('the database client of an admin', () => {
  let host: HostProcess;
  let db: Db;
  beforeAll(async () => {
    host = await startHost();
    db = createDb(host.url, host.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never },
    });
    await db.auth.signInWithPassword(host.admin);
    for (const [firstName, secondName] of [
      ['Ada', 'Moreau'],
      ['Ada', 'Kwame'],
      ['Bo', 'Moreau'],
    ])
      await db.from('contactForm').insert(aContact({ firstName, secondName }) as never);
  });
  afterAll(() => host.stop());

  const namesFoundBy = async (search: string) => {
    const all = db.from('contactForm').select('firstName, secondName', { count: 'exact' }).order('id');
    const { data, count } = await all.or(holding(search, columns));
    expect(count).toBe(data?.length);
    return data?.map(({ firstName, secondName }) => `${firstName} ${secondName}`);
  };

  it('finds a name that is stored in two columns', async () => {
    expect(await namesFoundBy('Ada Moreau')).toEqual(['Ada Moreau']);
    expect(await namesFoundBy('moreau  ad')).toEqual(['Ada Moreau']);
    expect(await namesFoundBy('Ada')).toEqual(['Ada Moreau', 'Ada Kwame']);
    expect(await namesFoundBy('Ada Nobody')).toEqual([]);
    expect(await namesFoundBy('ada) ama@sender.')).toEqual([]);
    expect(await namesFoundBy('ada, "(')).toEqual([]);
    expect(await namesFoundBy('ada ama@sender.')).toHaveLength(2);
  });

  it('returns how many rows a deletion found', async () => {
    const remove = () => db.from('contactForm').delete({ count: 'exact' }).eq('firstName', 'Bo');
    expect(await remove()).toMatchObject({ error: null, count: 1 });
    expect(await remove()).toMatchObject({ error: null, count: 0 });
  });
});
