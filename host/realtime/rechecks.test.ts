import { TooBusy } from '../database/queue';
import type { Listener } from './authorize';
import { createRechecks } from './rechecks';

const signedIn = (session: string): Listener => ({
  role: 'authenticated',
  claims: { role: 'authenticated', sub: 'ama', session_id: session },
  expiresAt: Infinity,
});
const VISITOR: Listener = { role: 'anon', claims: { role: 'anon' }, expiresAt: Infinity };

/** One pass over a hundred sockets of two sessions, each with three channels, and one of a visitor. */
const check = (ask: ReturnType<ReturnType<typeof createRechecks>>) =>
  Promise.all([
    ...Array.from({ length: 100 }, (_, turn) =>
      ['admin:chats', `chat:${turn}`, `consignment:${turn}`].map((topic) =>
        ask(signedIn(turn % 2 ? 'one' : 'other'), topic, `192.0.2.${turn}`),
      ),
    ).flat(),
    ask(VISITOR, 'admin:chats', '198.51.100.1'),
  ]);

describe('createRechecks', () => {
  it('asks once in a pass about the topic that a session opens, and about no other', async () => {
    const checks: unknown[] = [];
    const beginPass = createRechecks((listener, topic) => {
      checks.push([listener.claims.session_id, topic]);
      return Promise.resolve(listener.claims.session_id === 'one');
    });
    const answers = await check(beginPass());
    expect(checks).toEqual([
      ['other', 'admin:chats'],
      ['one', 'admin:chats'],
    ]);
    expect(answers.filter((isAllowed) => !isAllowed)).toHaveLength(50);
    await check(beginPass());
    expect(checks).toHaveLength(4);
  });

  it('keeps the channels of a database that is away, and logs it once until it is back', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    let problem: Error | undefined = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const beginPass = createRechecks(() => (problem ? Promise.reject(problem) : Promise.resolve(true)));
    for (let pass = 0; pass < 3; pass += 1) expect(await check(beginPass())).not.toContain(false);
    expect(log.mock.calls).toEqual([['Realtime: channels cannot be checked: ECONNREFUSED connect']]);
    problem = undefined;
    await check(beginPass());
    problem = new Error('away again');
    await check(beginPass());
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });

  it('keeps the channels of a client that has too much waiting, without a line in the log', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    expect(await check(createRechecks(() => Promise.reject(new TooBusy()))())).not.toContain(false);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
