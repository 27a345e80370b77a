import { givenId, routeOf } from './request';

describe('routeOf', () => {
  it.each([
    ['/', '/'],
    ['/tracking', '/…'],
    ['/tracking/CARGO001', '/tracking/…'],
    ['/rest/v1/rpc/track_consignment', '/rest/v1/rpc/track_consignment'],
    ['/rest/v1/consignment', '/rest/v1/consignment'],
    ['/auth/v1/factors/0b0e7a4e-1f6e-4f0e-9d0c-6a0c6d2f7a11/verify', '/auth/v1/factors'],
    ['/functions/v1/foxEmail', '/functions/v1/foxEmail'],
    ['/assets/main.0123abcd.js', '/assets/…'],
    ['/ada@reader.test', '/…'],
  ])('names %s %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });
});

describe('givenId', () => {
  it('takes the id of a proxy, and nothing that could break a line of the log', () => {
    expect(givenId('a1b2-c3_d4')).toBe('a1b2-c3_d4');
    for (const other of [undefined, '', 'two words', 'a\nb', 'x'.repeat(65), ['a', 'b']])
      expect(givenId(other)).toBeUndefined();
  });
});
