import { containing, holding } from './listing';

describe('a search', () => {
  it('asks every column', () => {
    expect(containing('ada', ['email', 'country'])).toBe('email.imatch."ada",country.imatch."ada"');
  });

  it('keeps what was typed from being read as syntax', () => {
    expect(containing('a,b).or(c', ['email'])).toBe('email.imatch."a,b[)][.]or[(]c"');
    expect(containing('say "x\\y"', ['email'])).toBe('email.imatch."say .x.y."');
  });

  it('takes the characters of a pattern for what they are', () => {
    expect(containing('+31 [0]*', ['email'])).toBe('email.imatch."[+]31 [[]0[]][*]"');
    expect(containing('50%_', ['email'])).toBe('email.imatch."50%_"');
  });

  it('asks for each word by itself', () => {
    expect(holding(' Ada  Moreau ', ['firstName', 'secondName'])).toBe(
      'and(or(firstName.imatch."Ada",secondName.imatch."Ada"),or(firstName.imatch."Moreau",secondName.imatch."Moreau"))',
    );
    expect(holding('(a', ['email'])).toBe('and(or(email.imatch.".a"))');
  });
});
