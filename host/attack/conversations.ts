import { createHash } from 'node:crypto';
import { connect, listen } from '../../supabase/tests/support/listening';
import { exposed } from './tables';
import { type Answer, ask, type Attempt, isDone, note, type Target } from './target';

interface Conversation {
  status: string;
  topic: string;
  seq: number;
  items: Record<string, unknown>[];
}

/** What a visitor is told of a conversation and of a message, and nothing beside it: no agent's name, no address, no id. */
const allowedKeys = {
  chat: ['items', 'readSeq', 'senderName', 'seenSeq', 'seq', 'status', 'topic'],
  item: ['cid', 'date', 'isDelivered', 'isRead', 'message', 'senderName', 'seq', 'type'],
};

/** What tokens of mails, shares, quotes and accounts open. */
const otherReads = ['follow_state', 'newsletter_state', 'quote_state', 'open_share_link', 'account_link'];

/** Of the staff: each returns what a visitor may not read. */
const staffCalls = {
  is_admin: {},
  find_chats: { filter: {}, page: 0, page_size: 10 },
  staff: {},
  my_role: {},
  notice_rules: {},
  quotes: { filter: {} },
};

/** The token of a link, or of a mail's whole address: its fragment. */
const tokenOf = (link: string): string => link.slice(link.indexOf('#') + 1);

const isKnown = ({ json }: Answer) => {
  const { status } = (json ?? {}) as { status?: string };
  return status === 'open' || status === 'ended';
};

const alter = (token: string): [name: string, value: string][] => [
  ['with another last character', token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
  [
    'in other case',
    token.replace(/[a-z]/gi, (x) => (x === x.toLowerCase() ? x.toUpperCase() : x.toLowerCase())),
  ],
  ['with padding', `${token}=`],
  ['with a space', ` ${token}`],
  ['cut short', token.slice(0, -1)],
  ['as its hash', createHash('sha256').update(token).digest('base64url')],
  ['as a pattern', `${token.slice(0, 42)}_`],
];

const extraFields = (json: unknown): string[] => {
  const { items = [], ...chat } = json as Conversation;
  return [
    ...Object.keys(chat).filter((name) => !allowedKeys.chat.includes(name)),
    ...items.flatMap((item) => Object.keys(item).filter((name) => !allowedKeys.item.includes(name))),
  ];
};

/** What else the topic of the conversation opens, apart from hearing its pokes. */
const attackTopic = async ({ url, key }: Target, topic: string): Promise<Attempt[]> => {
  const client = await connect({ url, publishableKey: key });
  const attempts: Attempt[] = [];
  const listening = await listen(client, topic);
  const sendStatus = await listening.channel.send({
    type: 'broadcast',
    event: 'poke',
    payload: { seq: 999 },
  });
  attempts.push({
    name: 'forge a poke in one’s own conversation',
    answer: sendStatus,
    isHole: sendStatus === 'ok',
  });
  const trackStatus = await listening.channel.track({ online: true });
  attempts.push({
    name: 'be seen in one’s own conversation',
    answer: trackStatus,
    isHole: trackStatus === 'ok',
  });
  const beside = topic.slice(0, -1) + (topic.endsWith('0') ? '1' : '0');
  for (const [name, messages] of [
    ['the conversation beside it', beside],
    ['every conversation by its prefix', `${topic.slice(0, 12)}%`],
    ['the desk', 'admin:chats'],
    ['a consignment by the same secret', topic.replace('chat:', 'consignment:')],
  ] as const) {
    const { statuses } = await listen(client, messages);
    const answer = String(statuses[0]);
    attempts.push({ name: `hear ${name}`, answer, isHole: answer === 'SUBSCRIBED' });
  }
  await client.removeAllChannels();
  await client.realtime.disconnect();
  return attempts;
};

/** Tries what somebody has who was given the link of one conversation: that conversation, and nothing else. */
export const attackConversations = async (target: Target): Promise<Attempt[]> => {
  if (!target.chatLink) return [];
  const token = tokenOf(target.chatLink);
  const attempts: Attempt[] = [];
  const call = (name: string, body: object, headers?: Record<string, string>) =>
    ask(target, 'POST', `/rest/v1/rpc/${name}`, { body, headers });

  const answer = await call('chat_read', { token });
  if (!isKnown(answer)) throw new Error('the link of --chat opens no conversation.');
  const conversation = answer.json as Conversation;
  attempts.push(
    note('its own conversation has what a visitor may know', answer, extraFields(conversation).length > 0),
  );
  for (const after of [-1, 0, conversation.seq, 2_147_483_647]) {
    const part = await call('chat_read', { token, after });
    const partner = part.json as Conversation;
    const isOther =
      !isKnown(part) || partner.topic !== conversation.topic || partner.items.length > conversation.seq;
    attempts.push(note(`read the conversation after ${after}`, part, isOther));
  }
  const address = await call('chat_address', { token });
  const { email } = (address.json ?? {}) as { email?: string | null };
  attempts.push(note('its address is masked', address, Boolean(email) && !/^.?\*\*\*@/.test(String(email))));

  for (const [name, value] of [...alter(token), ['as its topic', conversation.topic] as const]) {
    const answer = await call('chat_read', { token: value });
    attempts.push(note(`read a conversation by the token ${name}`, answer, isKnown(answer)));
  }
  for (const name of otherReads) {
    const answer = await call(name, { token });
    attempts.push(
      note(`call ${name} with the token of a conversation`, answer, isDone(answer) && Boolean(answer.json)),
    );
  }
  for (const [way, headers] of [
    ['as a bearer', { authorization: `Bearer ${token}` }],
    ['as a key', { apikey: token }],
  ] as const) {
    for (const table of exposed) {
      const answer = await ask(target, 'GET', `/rest/v1/${table}?select=*&limit=1`, { headers });
      const hasRows = isDone(answer) && Array.isArray(answer.json) && answer.json.length > 0;
      attempts.push(note(`read ${table} with the token ${way}`, answer, hasRows));
    }
    for (const [name, body] of Object.entries(staffCalls)) {
      const answer = await call(name, body, headers);
      attempts.push(
        note(`call ${name} with the token ${way}`, answer, isDone(answer) && answer.json !== false),
      );
    }
  }
  return [...attempts, ...(await attackTopic(target, conversation.topic))];
};
