import { createConcurrencyLimit } from './concurrencyLimit';

describe('createConcurrencyLimit', () => {
  it('limits the slots of each client and frees them on release', () => {
    const { acquire } = createConcurrencyLimit(2);
    const release = acquire('192.0.2.1');
    expect(acquire('192.0.2.1')).toBeDefined();
    expect(acquire('192.0.2.1')).toBeUndefined();
    expect(acquire('192.0.2.2')).toBeDefined();
    release?.();
    expect(acquire('192.0.2.1')).toBeDefined();
    expect(acquire('192.0.2.1')).toBeUndefined();
  });
});
