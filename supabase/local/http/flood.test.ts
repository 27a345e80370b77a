import { until } from '../testing/listening';
import { closeServer, createHttpServer, listen } from './server';

describe('a flood of one client', () => {
  it('is refused beyond its places while others are answered, and nothing of it is left afterwards', async () => {
    const underWay: (() => void)[] = [];
    const server = createHttpServer(
      () => new Promise((resolve) => underWay.push(() => resolve(new Response('done')))),
      true,
    );
    const url = `http://localhost:${await listen(server, 0, '127.0.0.1')}`;
    const ask = (client: string, path = '/rest/v1/chats') =>
      fetch(url + path, { method: 'POST', body: '{}', headers: { 'x-forwarded-for': client } });
    const begun = (count: number) => until(() => underWay.length === count);

    const first = Array.from({ length: 24 }, () => ask('192.0.2.1'));
    await begun(24);
    const refused = await ask('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await refused.json()).toMatchObject({ code: 'PT429' });

    const other = ask('192.0.2.2');
    const page = ask('192.0.2.1', '/track');
    await begun(26);
    for (const answer of underWay.splice(0)) answer();
    expect((await other).status).toBe(200);
    expect((await page).status).toBe(200);
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(first.map(() => 200));

    const again = ask('192.0.2.1');
    await begun(1);
    underWay[0]?.();
    expect((await again).status).toBe(200);
    await closeServer(server);
  });
});
