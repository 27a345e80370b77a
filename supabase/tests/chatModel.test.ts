import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Caller, everyRole, manyClients } from './support/api';
import { startChat, WITHOUT_LIMITS } from './support/chat';
import { type HostProcess, startHost } from './support/host';

/** What both sides may do to a chat; a number chooses a message to send again or a position to mark. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('send', 'reply'), again: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('markRead', 'seen'),
      upto: fc.integer({ min: -1, max: 15 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('end') }) },
);
type Step = { kind: string; again?: boolean; upto?: number };

interface Message {
  cid: string;
  type: 'visitor' | 'agent';
}

/** The simplest possible model of a chat. */
class Model {
  messages: Message[] = [];
  readSeq = 0;
  seenSeq = 0;
  status = 'open';

  /** The response to a message, and its position if it has one. */
  write(message: Message): { status: string; seq?: number } {
    const index = this.messages.findIndex(({ cid }) => cid === message.cid);
    if (index >= 0) return { status: 'ok', seq: index + 1 };
    if (this.status === 'ended') return { status: 'ended' };
    return { status: 'ok', seq: this.messages.push(message) };
  }
  get items() {
    return this.messages.map(({ cid, type }, index) => ({
      seq: index + 1,
      cid,
      type,
      isRead: index < (type === 'visitor' ? this.readSeq : this.seenSeq),
      isDelivered: index < (type === 'visitor' ? this.readSeq : this.seenSeq),
    }));
  }
  get unread(): number {
    return this.messages.slice(this.readSeq).filter(({ type }) => type === 'visitor').length;
  }
}

describe('chat model', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'admin', Caller>;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    await host.sql(WITHOUT_LIMITS);
    roles = await everyRole(host);
  });
  afterAll(() => host.stop());

  const play = async (steps: Step[]): Promise<void> => {
    const { visitor, agent, chat } = await startChat(roles.anon, roles.admin);
    const model = new Model();
    model.messages.push({ cid: (await visitor.read()).items[0]?.cid ?? '', type: 'visitor' });
    const last = { visitor: model.messages[0]?.cid ?? '', agent: randomUUID() as string };

    const write = async (type: Message['type'], again = false): Promise<void> => {
      if (!again) last[type] = randomUUID();
      const expected = model.write({ cid: last[type], type });
      const answer = await (type === 'visitor' ? visitor.send : agent.reply)('text', last[type]);
      expect({ status: answer.status, seq: answer.item?.seq }).toEqual({ seq: undefined, ...expected });
    };
    const mark = (upto: number, before: number): number =>
      Math.max(before, Math.min(upto, model.messages.length));

    for (const { kind, again, upto = 0 } of steps) {
      if (kind === 'send') await write('visitor', again);
      if (kind === 'reply') await write('agent', again);
      if (kind === 'markRead') {
        model.readSeq = mark(upto, model.readSeq);
        expect(await agent.markRead(upto)).toEqual({ status: 'ok', readSeq: model.readSeq });
      }
      if (kind === 'seen') {
        model.seenSeq = mark(upto, model.seenSeq);
        expect(await visitor.seen(upto)).toEqual({ status: 'ok', seenSeq: model.seenSeq });
      }
      if (kind === 'end') {
        model.status = 'ended';
        expect(await visitor.end()).toEqual({ status: 'ended' });
      }
    }
    const { status, readSeq, seenSeq, items, unread } = model;
    expect(await visitor.read()).toMatchObject({ status, readSeq, seenSeq, seq: items.length, items });
    const { body } = await roles.admin('GET', `/rest/v1/chat_summary?id=eq.${chat}`);
    expect(body).toMatchObject([{ seq: items.length, readSeq, unread, endedChat: status === 'ended' }]);
  };

  it('a chat answers random sequences of calls like the model', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 20 }), play), { numRuns: 40 });
  });
});
