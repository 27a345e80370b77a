import * as tabStorage from './tabStorage';

afterEach(() => {
  jest.restoreAllMocks();
  tabStorage.clear();
});

const block = (...names: (keyof Storage)[]) => {
  for (const name of names) {
    jest.spyOn(Storage.prototype, name as 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  }
};

describe('tabStorage', () => {
  it('uses session storage if that works', () => {
    tabStorage.setItem('a', '1');
    expect(sessionStorage.getItem('a')).toBe('1');
    expect(tabStorage.getItem('a')).toBe('1');
    expect(tabStorage.keys()).toEqual(['a']);
    tabStorage.removeItem('a');
    expect([tabStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual([null, null]);
  });

  it.each([
    ['nothing may be written', ['setItem']],
    ['all of it is blocked', ['getItem', 'setItem', 'removeItem', 'clear']],
  ] as [string, (keyof Storage)[]][])('uses the memory of the page if %s', (_name, blocked) => {
    block(...blocked);
    tabStorage.setItem('a', '1');
    tabStorage.setItem('b', '2');
    expect([tabStorage.getItem('a'), tabStorage.keys()]).toEqual(['1', ['a', 'b']]);
    tabStorage.removeItem('a');
    expect([tabStorage.getItem('a'), tabStorage.keys()]).toEqual([null, ['b']]);
    tabStorage.clear();
    expect([tabStorage.getItem('b'), tabStorage.keys()]).toEqual([null, []]);
  });

  it('removes an old value from session storage that has become full', () => {
    tabStorage.setItem('a', 'old');
    block('setItem');
    tabStorage.setItem('a', 'new');
    expect(tabStorage.getItem('a')).toBe('new');
    expect(sessionStorage.getItem('a')).toBeNull();
  });

  it('returns to session storage once that accepts writes again', () => {
    block('setItem');
    tabStorage.setItem('a', 'kept in memory');
    jest.restoreAllMocks();
    tabStorage.setItem('a', 'kept');
    expect([tabStorage.keys(), sessionStorage.getItem('a')]).toEqual([['a'], 'kept']);
  });
});
