import { containing, holding } from './listing';

describe('the filter of a list search', () => {
  it('matches any of the columns', () => {
    expect(containing('ada', ['email', 'country'])).toBe('email.imatch."ada",country.imatch."ada"');
  });

  it('escapes filter syntax in the search text', () => {
    expect(containing('a,b).or(c', ['email'])).toBe('email.imatch."a,b[)][.]or[(]c"');
    expect(containing('say "x\\y"', ['email'])).toBe('email.imatch."say .x.y."');
  });

  it('matches pattern characters literally', () => {
    expect(containing('+31 [0]*', ['email'])).toBe('email.imatch."[+]31 [[]0[]][*]"');
    expect(containing('50%_', ['email'])).toBe('email.imatch."50%_"');
  });

  it('matches each word in any column', () => {
    expect(holding(' Ada  Moreau ', ['firstName', 'secondName'])).toBe(
      'and(or(firstName.imatch."Ada",secondName.imatch."Ada"),or(firstName.imatch."Moreau",secondName.imatch."Moreau"))',
    );
    expect(holding('(a', ['email'])).toBe('and(or(email.imatch.".a"))');
  });
});
