import { randomUUID } from 'node:crypto';
import { aContact, aSubscription, type Caller, someClient } from '../../../supabase/tests/support/api';
import { asVisitor, aToken } from '../../../supabase/tests/support/chat';
import { expectStatus } from './answers';
import type { Stage } from './stage';

/** The part of a stage that visitors need. */
export type VisitorStage = Pick<Stage, 'anon' | 'ledger' | 'ids'>;

/** The calls of one visitor, all from the same address. */
const from =
  (call: Caller, client: string): Caller =>
  (method, path, { body, headers } = {}) =>
    call(method, path, { body, headers: { 'x-forwarded-for': client, ...headers } });

const any = <Item>(items: Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];

/** A visitor looks up a consignment. */
export const track = ({ anon, ledger, ids }: VisitorStage): Promise<unknown> =>
  ledger.attempt('track', async () => {
    const answer = await anon('POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: any(ids) } });
    expectStatus('track', answer, 200);
    if ((answer.body as unknown[]).length !== 1) throw new Error('track: nothing found');
  });

/** A visitor subscribes to the newsletter. */
export const subscribe = ({ anon, ledger }: VisitorStage): Promise<unknown> =>
  ledger.attempt('subscribe', async () => {
    const email = `${randomUUID()}@load.test`;
    expectStatus(
      'subscribe',
      await anon('POST', '/rest/v1/newsLetter', { body: aSubscription({ email }) }),
      201,
    );
    ledger.acknowledge('subscriptions', email);
  });

/** A visitor sends an inquiry. */
export const inquire = ({ anon, ledger }: VisitorStage): Promise<unknown> =>
  ledger.attempt('inquire', async () => {
    const email = `${randomUUID()}@load.test`;
    expectStatus('inquire', await anon('POST', '/rest/v1/contactForm', { body: aContact({ email }) }), 201);
    ledger.acknowledge('inquiries', email);
  });

/** A visitor with a chat, who polls for news like the chat's window. */
export const chatVisitor = ({ anon, ledger }: VisitorStage, token = aToken()) => {
  const visitor = asVisitor(from(anon, someClient()), token);
  let seq = 0;
  const write = async (way: 'start' | 'send'): Promise<void> => {
    const cid = randomUUID();
    const answer = await visitor[way](`A question at ${new Date().toISOString()}`, cid);
    const item = way === 'send' ? answer.item : answer.items.at(-1);
    if (item?.cid !== cid) throw new Error(`chat_${way}: ${answer.status}`);
    ledger.acknowledge('messages', cid);
  };
  return {
    start: () => ledger.attempt('chat_start', () => write('start')),
    send: () => ledger.attempt('chat_send', () => write('send')),
    poll: () =>
      ledger.attempt('chat_read', async () => {
        const { items } = await visitor.read(seq);
        seq = items.at(-1)?.seq ?? seq;
      }),
  };
};

export type ChatVisitor = ReturnType<typeof chatVisitor>;
