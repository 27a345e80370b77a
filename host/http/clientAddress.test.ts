import { clientOf, networksOf } from './clientAddress';
import { closeServer, createHttpServer, listen } from './server';

describe('client addresses', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  const ask = async (trustProxy: boolean, address: string, headers: Record<string, string> = {}) => {
    const server = createHttpServer(
      ({ headers }) => Promise.resolve(new Response(headers.get('x-real-ip'))),
      trustProxy,
    );
    const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
    const addresses = [];
    for (let times = 0; times < 2; times++)
      addresses.push(await (await fetch(url + address, { headers })).text());
    await closeServer(server);
    return addresses[0];
  };

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8::1', '2001:db8:0:0:5:6:7:8', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::1', '127.0.0.1', false],
    ['192.0.2.1', '192.0.2.2', false],
  ])('group %s and %s as one client: %s', (address, other, isOne) => {
    expect(clientOf(address) === clientOf(other)).toBe(isOne);
  });

  it.each([
    ['2001:db8:1:a2b3::1', ['2001:db8:1/48', '2001:db8:1:a2/56', '2001:db8:1:a2b3']],
    ['2001:db8:1:2::1', ['2001:db8:1/48', '2001:db8:1:00/56', '2001:db8:1:2']],
    ['192.0.2.1', ['192.0.2/24', '192.0.2.1']],
    ['', ['']],
  ])('%s is in %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
    expect(networksOf(clientOf(address))).toEqual(networks);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['198.51.100.9, ::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2::1', '2001:db8:1:2::1'],
    ['192.0.2.1:5678', '192.0.2.1'],
    ['[2001:DB8:1:2:0::1]:443', '2001:db8:1:2::1'],
    ['"[2001:db8:1:2::1]"', '2001:db8:1:2::1'],
    ['unknown', '127.0.0.1'],
    ['1.2.3.4.5', '127.0.0.1'],
    [undefined, '127.0.0.1'],
  ])('read %s from a trusted proxy as %s', async (header, address) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'x-forwarded-for': header };
    expect(await ask(true, '/', headers)).toBe(address);
  });

  it.each([
    ['a trusted proxy that names nobody', true, '/', {}, 1],
    ['a trusted proxy that names its client', true, '/', { 'x-forwarded-for': '192.0.2.1' }, 0],
    ['a health check past the proxy', true, '/healthz', {}, 0],
    ['a health check of the proxy', true, '/readyz', {}, 0],
    ['no proxy', false, '/', {}, 0],
  ])('log a warning for %s (%p %p %p) %i times', async (_who, trustProxy, address, headers, times) => {
    await ask(trustProxy, address, headers);
    expect(console.error).toHaveBeenCalledTimes(times);
  });
});
