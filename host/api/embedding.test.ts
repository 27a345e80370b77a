import type { Connection } from '@supabase/lite';
import { embed } from './embedding';
import { requestContext } from './requestContext';

describe('a request on the embedded API', () => {
  const print = console.error;
  afterAll(() => {
    console.error = print; // which `embed` has replaced
  });

  /** What the library calls in the transaction of each request, before the statement. */
  const begin = (signal?: AbortSignal): Promise<void> => {
    const connection = { normalizeDbError: (error: unknown) => error } as unknown as Connection & {
      applyJwtSessionContext: (transaction: object, variables: object) => Promise<void>;
    };
    embed(connection);
    const transaction = { selectNoFrom: () => ({ execute: () => Promise.resolve([]) }) };
    const context = { method: 'POST', path: '/rpc/claim_mails', headers: {}, signal };
    return requestContext.run(context, () => connection.applyJwtSessionContext(transaction, {}));
  };

  it('is not carried out once it has been given up', async () => {
    await expect(begin(AbortSignal.abort(new Error('given up')))).rejects.toThrow('given up');
  });

  it('is carried out while somebody waits for the answer', async () => {
    await expect(begin(new AbortController().signal)).resolves.toBeUndefined();
    await expect(begin()).resolves.toBeUndefined();
  });
});
