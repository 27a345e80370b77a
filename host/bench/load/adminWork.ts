import { randomUUID } from 'node:crypto';
import { LIST_COLUMNS } from '../../../src/features/chat/listColumns';
import { asAgent } from '../../../supabase/tests/support/chat';
import { expectStatus } from './answers';
import type { Stage } from './stage';

const CHATS = `/rest/v1/chat_summary?select=${LIST_COLUMNS}&order=updated_at.desc&limit=200`;
const CONSIGNMENTS = '/rest/v1/consignment?select=id,trackingId,currentLocation,city&order=id.desc';
const PAGE = 20;

interface Summary {
  id: string;
  seq: number;
  readSeq: number;
  unread: number;
}

/** The list that an admin's browser polls every six seconds. */
export const readChats = async ({ admin }: Pick<Stage, 'admin'>): Promise<Summary[]> => {
  const answer = await admin('GET', CHATS);
  expectStatus('chat_summary', answer, 200);
  return answer.body as Summary[];
};

/** The admin's actions, each with the calls that the pages make. */
export const adminWork = ({ admin, ledger, ids }: Pick<Stage, 'admin' | 'ledger' | 'ids'>) => {
  let chats: Summary[] = [];
  let turn = 0;

  /** Opens the newest chat with something unread, and answers. */
  const answer = async (): Promise<void> => {
    const chat = chats.find(({ unread }) => unread > 0) ?? chats[0];
    if (!chat) return;
    const agent = asAgent(admin, chat.id);
    const { seq } = await agent.read(chat.readSeq);
    await agent.markRead(seq);
    const cid = randomUUID();
    const { item, status } = await agent.reply('An answer', cid);
    if (item?.cid !== cid) throw new Error(`chat_reply: ${status}`);
    ledger.acknowledge('messages', cid);
    chat.unread = 0;
  };

  /** Reads a page of the list and the total count, every other time filtered by the beginning of an id. */
  const look = async (): Promise<void> => {
    const search = turn++ % 2 ? `&trackingId=like.${ids[turn % ids.length]?.slice(0, 3)}*` : '';
    expectStatus('consignment', await admin('GET', `${CONSIGNMENTS}&limit=${PAGE}${search}`), 200);
    const count = { headers: { prefer: 'count=exact' } };
    expectStatus('count', await admin('HEAD', `/rest/v1/consignment?select=id${search}`, count), 200, 206);
  };

  /** Updates a consignment's location and status. */
  const edit = async (): Promise<void> => {
    const remark = `Moved ${randomUUID()}`;
    const id = ids[turn++ % ids.length];
    const changed = await admin('PATCH', `/rest/v1/consignment?trackingId=eq.${id}&select=id`, {
      body: { city: 'Hamburg', currentLocation: 'Germany', status: 'In transit', remark },
      headers: { prefer: 'return=representation' },
    });
    expectStatus('edit', changed, 200);
    if ((changed.body as unknown[]).length !== 1) throw new Error('edit: nothing changed');
    ledger.acknowledge('edits', remark);
  };

  return {
    poll: () => ledger.attempt('chat_summary', async () => void (chats = await readChats({ admin }))),
    answer: () => ledger.attempt('answer', answer),
    look: () => ledger.attempt('look', look),
    edit: () => ledger.attempt('edit', edit),
  };
};
