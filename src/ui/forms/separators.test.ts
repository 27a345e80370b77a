import { enteredCode } from './separators';

describe('enteredCode', () => {
  it.each([
    ['CARGO001', 'CARGO001', null],
    [' carg-o0 01', 'cargo001', null],
    ['CARGO001-', 'CARGO001', null],
    ['CARGO01-1', 'CARGO011', null],
    ['CARGO001-2', 'CARGO001', 2],
    ['CARG O-001 – 500', 'CARGO001', 500],
    ['CARGO001\u00a0\u2011\u00a07', 'CARGO001', 7],
  ])('reads %j', (entered, id, piece) => {
    expect(enteredCode(entered)).toEqual({ id, piece });
  });

  it.each(['', 'CARGO', 'CARGO0012', 'CARGO001-0', 'CARGO001-1000', 'ÇARGO001-1', '-2'])(
    'reads nothing from %j',
    (entered) => {
      expect(enteredCode(entered)).toBeNull();
    },
  );
});
