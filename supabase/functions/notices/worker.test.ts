import type { Delivery } from '../_shared/transport.ts';
import { sendWaitingMails } from './worker.ts';

/** Sends one mail through a mail server that answers so, with a database that is away for some calls. Returns what is recorded. */
const settle = async (delivery: Delivery, away = 0, isOver = () => false): Promise<unknown> => {
  let remaining = away;
  const claimed = [
    [{ kind: 'alert', problem: 'backup_none', facts: {}, message: 'm1', email: 'ada@staff.test', token: '' }],
    [],
  ];
  const settled: unknown[] = [];
  await sendWaitingMails(
    {
      service: (_method, path, body) => {
        if (path.endsWith('/claim_mails')) return Promise.resolve(Response.json(claimed.shift()));
        if (remaining-- > 0) return Promise.resolve(new Response(null, { status: 503 }));
        settled.push(body);
        return Promise.resolve(Response.json(null));
      },
      mail: { from: 'support@carmine.test', transport: () => Promise.resolve(delivery) },
      siteUrl: 'https://site.test',
      functionUrl: 'https://site.test/functions/v1/notices',
      log: () => undefined,
    },
    isOver,
  );
  return settled;
};

describe('the worker', () => {
  it('records why a mail was refused without what the database cannot store', async () => {
    expect(await settle({ outcome: 'refused', reason: '550 No\0such\r\nuser \ud83d' })).toEqual([
      { message: 'm1', outcome: 'failed', reason: '550 No such user' },
    ]);
  });

  it('records the outcome once the database has restarted', async () => {
    jest.useFakeTimers();
    const settled = settle({ outcome: 'accepted' }, 3);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(await settled).toEqual([{ message: 'm1', outcome: 'sent', reason: null }]);
    jest.useRealTimers();
  });

  it('stops trying to record the outcome once it has to stop', async () => {
    let isOver = false;
    const settled = settle({ outcome: 'accepted' }, 1, () => {
      const before = isOver;
      isOver = true; // the round has begun
      return before;
    });
    expect(await settled).toEqual([]);
  });

  it('records no reason for a mail that was accepted', async () => {
    expect(await settle({ outcome: 'accepted' })).toEqual([{ message: 'm1', outcome: 'sent', reason: null }]);
  });
});
