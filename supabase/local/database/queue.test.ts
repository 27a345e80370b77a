import { createQueue } from './queue';

describe('the queue', () => {
  it('serves one at a time, and of each who waits one before the next of the same', async () => {
    const inTurn = createQueue();
    const served: string[] = [];
    let atOnce = 0;
    const work = (name: string) => async () => {
      atOnce += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
      served.push(`${name} of ${atOnce}`);
      atOnce -= 1;
      return name;
    };
    const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => inTurn(work(name), 'a'));
    const others = [inTurn(work('b1'), 'b'), inTurn(work('c1'), 'c'), inTurn(work('b2'), 'b')];
    expect(await Promise.all([...flood, ...others])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']);
    expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'].map((name) => `${name} of 1`));
  });

  it('lets in what comes while it works', async () => {
    const inTurn = createQueue();
    let hasCome = false;
    setImmediate(() => (hasCome = true));
    const seen = await Promise.all(Array.from({ length: 10 }, () => inTurn(() => Promise.resolve(hasCome))));
    expect(seen.at(-1)).toBe(true);
  });

  it('goes on after a failure, which is its caller’s alone', async () => {
    const inTurn = createQueue();
    const broken = () => {
      throw new Error('broken');
    };
    const failed = inTurn(broken);
    const next = inTurn(() => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
    expect(await inTurn(() => Promise.resolve('later'))).toBe('later');
  });
});
