import { clientOf } from './clientAddress';
import { closeServer, createHttpServer, listen } from './server';

describe('addresses', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8::1', '2001:db8:0:0:5:6:7:8', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '127.0.0.1', false],
    ['192.0.2.1', '192.0.2.2', false],
  ])('%s and %s are of one client: %s', (one, other, isOne) => {
    expect(clientOf(one) === clientOf(other)).toBe(isOne);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['198.51.100.9, ::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2::1', '2001:db8:1:2::1'],
    [undefined, '127.0.0.1'],
  ])('that a proxy writes as %s are handed on as %s', async (written, address) => {
    const server = createHttpServer(
      ({ headers }) => Promise.resolve(new Response(headers.get('x-real-ip'))),
      true,
    );
    const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
    const answer = await fetch(url, { headers: written === undefined ? {} : { 'x-forwarded-for': written } });
    const seen = await answer.text();
    await closeServer(server);
    expect(seen).toBe(address);
  });
});
