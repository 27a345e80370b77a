import { typedIn } from './typedIn';

describe('typedIn', () => {
  const openedValues = { subject: '', lines: [{ id: 'a', text: '' }], consignment: undefined };

  it('finds nothing in a copy', () => {
    expect(typedIn(structuredClone(openedValues), openedValues)).toEqual({});
  });

  it('finds what was changed, also inside a list', () => {
    expect(typedIn({ ...openedValues, subject: 'Half' }, openedValues)).toEqual({ subject: 'Half' });
    const lines = [{ id: 'a', text: 'Half' }];
    expect(typedIn({ ...openedValues, lines }, openedValues)).toEqual({ lines });
  });
});
