import { typedIn } from './typedIn';

describe('typedIn', () => {
  const opened = { subject: '', lines: [{ id: 'a', text: '' }], consignment: undefined };

  it('finds nothing in a copy', () => {
    expect(typedIn(structuredClone(opened), opened)).toEqual({});
  });

  it('finds what was changed, also inside a list', () => {
    expect(typedIn({ ...opened, subject: 'Half' }, opened)).toEqual({ subject: 'Half' });
    const lines = [{ id: 'a', text: 'Half' }];
    expect(typedIn({ ...opened, lines }, opened)).toEqual({ lines });
  });
});
