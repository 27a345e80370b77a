import { type Caller, caller, manyClients } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';

/** One that is set at the start has the product's cost; those of other tests are cheaper. */
const ADMIN_PASSWORD = 'three containers to Tema';

describe('checking passwords', () => {
  let host: HostProcess;
  let anon: Caller;
  beforeAll(async () => {
    host = await startHost({ env: { ...manyClients, ADMIN_PASSWORD } });
    anon = caller(host);
    await signIn('192.0.2.1', host.admin.email, ADMIN_PASSWORD); // starts the thread
  });
  afterAll(() => host.stop());

  const signIn = (client: string, email: string, password: string) =>
    anon('POST', '/auth/v1/token?grant_type=password', {
      body: { email, password },
      headers: { 'x-forwarded-for': client },
    });
  /** Wrong passwords at once, from clients of as many networks of one /48. */
  const flood = (count: number, site: number) =>
    Array.from({ length: count }, (_, turn) =>
      signIn(`2001:db8:${site}:${turn.toString(16)}00::1`, host.admin.email, 'guess'),
    );

  it('leaves the thread that serves everybody free', async () => {
    const count = 20;
    let isDone = false;
    const flooded = Promise.all(flood(count, 1)).finally(() => (isDone = true));
    let served = 0;
    while (!isDone) {
      expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
      served += 1;
    }
    expect((await flooded).map(({ status }) => status)).toEqual(Array<number>(count).fill(400));
    expect(served).toBeGreaterThan(count * 4);
  });

  it('serves another network before the rest of a flood', async () => {
    let answered = 0;
    const flooded = flood(40, 2).map((attempt) => attempt.finally(() => (answered += 1)));
    await flooded[0];
    const before = answered;
    expect(await signIn('2001:db8:3::1', host.admin.email, ADMIN_PASSWORD)).toMatchObject({
      status: 200,
    });
    expect(answered - before).toBeLessThan(20);
    await Promise.all(flooded);
  });

  it('refuses those of a flood that would wait too long, does not count them, and answers others', async () => {
    const flooded = [...flood(90, 4), ...flood(20, 5)];
    const { status } = await signIn('2001:db8:6::1', host.admin.email, ADMIN_PASSWORD);
    expect(status).toBe(200);
    const statuses = (await Promise.all(flooded)).map((attempt) => attempt.status);
    const refusals = statuses.filter((status) => status === 429);
    expect(refusals.length).toBeGreaterThan(20);
    expect(statuses.filter((status) => status === 400)).toHaveLength(statuses.length - refusals.length);
    expect(statuses.slice(90)).toEqual(Array<number>(20).fill(400));
    const again = (await Promise.all(flood(30, 4))).map((attempt) => attempt.status);
    expect(again).toEqual(Array<number>(30).fill(400));
  });

  it('does the same work for an unknown address', async () => {
    const timeOf = async (email: string, site: number) => {
      const before = await host.cpuTime();
      for (let turn = 0; turn < 10; turn++) await signIn(`2001:db8:${site}:${turn}::1`, email, 'guess');
      return (await host.cpuTime()) - before;
    };
    const knownTime = await timeOf(host.admin.email, 7);
    const unknown = await timeOf('nobody@person.test', 8);
    expect(unknown / knownTime).toBeGreaterThan(0.5);
    expect(unknown / knownTime).toBeLessThan(2);
  });

  it('needs an API key', async () => {
    const response = await fetch(`${host.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      body: JSON.stringify({ email: host.admin.email, password: ADMIN_PASSWORD }),
    });
    expect(response.status).toBe(401);
  });
});
