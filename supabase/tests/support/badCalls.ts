import { randomUUID } from 'node:crypto';
import { aConsignment, aContact, type Answer, aSubscription, type Caller } from './api';
import { asVisitor } from './chat';
import { aMessage, aParagraph } from './mailMessages';

type Call = (column: string, value: unknown) => Promise<Answer>;

/** A message with a bad value: as one of its fields, or as one of its blocks. */
const mailWith = (column: string, value: unknown): string => {
  const isBlock = column.startsWith('message[]');
  const block = column === 'message[].paragraph' ? aParagraph({ paragraph: value as string }) : value;
  const body = JSON.stringify({ ...aMessage(), ...(isBlock ? { message: [block] } : { [column]: value }) });
  // Written by hand: serializing an object would drop the name __proto__.
  const proto = '{"__proto__":{"color":"x"},"paragraph":"y"}';
  return column.includes('__proto__') ? body.replace(JSON.stringify(block), proto) : body;
};

/** By the first part of a bad input's field: the call that sends the value to the server, bypassing every form. */
export const badCalls = (anon: Caller, admin: Caller, origin: string): Partial<Record<string, Call>> => {
  const rpc = (name: string, body: unknown) => anon('POST', `/rest/v1/rpc/${name}`, { body });
  return {
    track: (_column, value) => rpc('track_consignment', { tracking_id: value }),
    newsletter: (column, value) =>
      anon('POST', '/rest/v1/newsLetter', { body: aSubscription({ [column]: value }) }),
    contact: (column, value) => anon('POST', '/rest/v1/contactForm', { body: aContact({ [column]: value }) }),
    consignment: (column, value) =>
      admin('POST', '/rest/v1/consignment', { body: aConsignment({ [column]: value }) }),
    chat: async (column, value) => {
      const visitor = asVisitor(anon);
      await visitor.start();
      const call = { token: visitor.token, cid: randomUUID(), body: 'Hello', [column]: value };
      const { token, after } = call as { token: unknown; after?: unknown };
      return column === 'after' || column === 'token'
        ? rpc('chat_read', { token, after })
        : rpc('chat_send', call);
    },
    mail: (column, value) =>
      admin('POST', '/functions/v1/foxEmail', {
        body: mailWith(column, value),
        headers: { 'idempotency-key': randomUUID(), origin },
      }),
  };
};
