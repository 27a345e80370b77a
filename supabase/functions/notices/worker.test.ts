import type { Delivery } from '../_shared/transport.ts';
import { sendWaitingMails } from './worker.ts';

/** Sends one mail through a mail server that answers so. Returns what is recorded of it. */
const settle = async (delivery: Delivery): Promise<unknown> => {
  const claimed = [
    [{ kind: 'alert', problem: 'backup_none', facts: {}, message: 'm1', email: 'ada@staff.test', token: '' }],
    [],
  ];
  const settled: unknown[] = [];
  await sendWaitingMails(
    {
      service: (_method, path, body) => {
        if (path.endsWith('/claim_mails')) return Promise.resolve(Response.json(claimed.shift()));
        settled.push(body);
        return Promise.resolve(Response.json(null));
      },
      mail: { from: 'support@carmine.test', transport: () => Promise.resolve(delivery) },
      siteUrl: 'https://site.test',
      functionUrl: 'https://site.test/functions/v1/notices',
      log: () => undefined,
    },
    () => false,
  );
  return settled;
};

describe('the worker', () => {
  it('records why a mail was refused without what the database cannot store', async () => {
    expect(await settle({ outcome: 'refused', reason: '550 No\0such\r\nuser \ud83d' })).toEqual([
      { message: 'm1', outcome: 'failed', reason: '550 No such user' },
    ]);
  });

  it('records no reason for a mail that was accepted', async () => {
    expect(await settle({ outcome: 'accepted' })).toEqual([{ message: 'm1', outcome: 'sent', reason: null }]);
  });
});
