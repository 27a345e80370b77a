import { alikeIds } from './alikeIds';

describe('alikeIds', () => {
  it.each([
    ['AB12CD3O', 'AB12CD30'],
    ['ABI2CDEF', 'AB12CDEF'],
    ['ABL2CDO0', 'AB12CD00'],
    ['OOOOIIII', '00001111'],
  ])('of %s is first the one that the database can have made: %s', (id, first) => {
    expect(alikeIds(id)[0]).toBe(first);
  });

  it.each(['CARG0001', 'CARGOO01', 'CARGOOO1', 'CARGO0O1', 'CARGO00I', 'CARGO00L', 'CARGOOOI'])(
    'of %s are CARGO001 among a few others',
    (id) => {
      const alike = alikeIds(id);
      expect(alike).toContain('CARGO001');
      expect(alike).not.toContain(id);
      expect(new Set(alike).size).toBe(alike.length);
      expect(alike.length).toBeLessThanOrEqual(5);
      expect(alike.every((other) => /^[0-9A-Z]{8}$/.test(other))).toBe(true);
    },
  );

  it('of others are none', () => {
    expect(alikeIds('AB23CDEF')).toEqual([]);
  });
});
