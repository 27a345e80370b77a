import { createPlaces } from './places';

const wait = () => {
  let end = (): void => undefined;
  const over = new Promise<Response>((resolve) => (end = () => resolve(new Response('done'))));
  return { work: () => over, end };
};

describe('places', () => {
  it('are as many for each client, and free again when the work is done', async () => {
    const place = createPlaces(2);
    const long = wait();
    const first = [place('192.0.2.1', long.work), place('192.0.2.1', long.work)];
    const refused = await place('192.0.2.1', long.work);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'PT429' });
    expect((await place('192.0.2.2', () => Promise.resolve(new Response('other')))).status).toBe(200);
    long.end();
    await Promise.all(first);
    expect((await place('192.0.2.1', long.work)).status).toBe(200);
  });

  it('are free again when the work has failed', async () => {
    const place = createPlaces(1);
    await expect(place('192.0.2.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await place('192.0.2.1', () => Promise.resolve(new Response('done')))).status).toBe(200);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['2001:db8::1', '2001:db8:0:0:5:6:7:8', 429],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
    ['::1', '127.0.0.1', 200],
  ])('of %s and of %s: %s', async (one, other, status) => {
    const place = createPlaces(1);
    const long = wait();
    const first = place(one, long.work);
    const second = place(other, () => Promise.resolve(new Response('done')));
    expect((await second).status).toBe(status);
    long.end();
    await first;
  });
});
