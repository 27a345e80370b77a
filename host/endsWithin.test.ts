import { endsWithin } from './endsWithin';

describe('endsWithin', () => {
  it('says whether work has ended in time', async () => {
    expect(await endsWithin(Promise.resolve('done'), 60_000)).toBe(true);
    expect(await endsWithin(new Promise(() => undefined), 5)).toBe(false);
  });

  it('rejects as the work does, and ignores what that says later', async () => {
    await expect(endsWithin(Promise.reject(new Error('broken')), 60_000)).rejects.toThrow('broken');
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise((_resolve, reject) => (fail = reject));
    expect(await endsWithin(work, 5)).toBe(false);
    fail(new Error('late'));
    await expect(work).rejects.toThrow('late');
  });
});
