import { startTerms } from './terms';

describe('the rounds of a host without mail', () => {
  afterEach(() => jest.restoreAllMocks());

  it('carry out the terms one after the other, go on after an error, and end with the host', async () => {
    const problems = jest.spyOn(console, 'error').mockImplementation();
    let askedCount = 0;
    let running = 0;
    let reportCall: () => void = () => undefined;
    const thrice = new Promise<void>((resolve) => (reportCall = resolve));
    const stop = startTerms(
      {
        query: async (statement) => {
          expect(statement).toBe('select private.carry_out_terms()');
          expect(++running).toBe(1);
          await Promise.resolve();
          running--;
          if (++askedCount === 1) throw new Error('gone');
          if (askedCount === 3) reportCall();
          return [];
        },
      },
      1,
    );
    await thrice;
    await stop();
    const last = askedCount;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(askedCount).toBe(last);
    expect(problems.mock.calls).toEqual([['What has been kept for its term could not be deleted: gone']]);
  });
});
