import { codeAt, keyUri, newSecret, stepAt, stepOf, toBase32 } from './totp';

describe('TOTP code', () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('matches RFC 6238 at second %i: %s', (second, code) => {
    const secret = toBase32(Buffer.from('12345678901234567890'));
    expect(codeAt(secret, stepAt(second * 1000))).toBe(code);
  });

  it('is accepted once, at most one step early or late', () => {
    const [secret, now] = [newSecret(), 1_700_000_000_000];
    const step = stepAt(now);
    const steps = [-2, -1, 0, 1, 2].map((shift) => stepOf(secret, codeAt(secret, step + shift), 0, now));
    expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined]);
    expect(stepOf(secret, codeAt(secret, step), step, now)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '12 345'])(
    'is refused if it is not six ASCII digits: %j',
    (code) => {
      expect(stepOf(newSecret(), code, 0, Date.now())).toBeUndefined();
    },
  );

  it('has a random base32 secret and an otpauth address', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
    expect(keyUri('Carmine Cargo', 'a@b.test', 'ABCD')).toBe(
      'otpauth://totp/Carmine%20Cargo:a%40b.test?algorithm=SHA1&digits=6&issuer=Carmine+Cargo&period=30&secret=ABCD',
    );
  });
});
