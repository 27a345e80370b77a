import fc from 'fast-check';
import { newUuid } from '@/api/newUuid';
import { aConversation, aMessage } from '@/test/builders';
import {
  countUnread,
  isReadByOther,
  lastKnownSeq,
  lengthOf,
  mergeConversation,
  mergeItems,
  toBody,
  type Conversation,
} from './chat';
import { newSecret } from '@/api/newSecret';

const seqs = (chat: Conversation) => chat.items.map(({ seq }) => seq);

describe('merging two answers of a chat', () => {
  const three = [1, 2, 3].map((seq) => aMessage({ seq }));

  it('keeps the known messages and adds the new ones', () => {
    const merged = mergeConversation(
      aConversation({ items: three }),
      aConversation({ items: [aMessage({ seq: 4 })] }),
    );
    expect(seqs(merged)).toEqual([1, 2, 3, 4]);
  });

  it('returns the known chat itself when nothing is new', () => {
    const conversation = aConversation({ items: three, readSeq: 2 });
    expect(mergeConversation(conversation, aConversation({ items: three.slice(0, 1), readSeq: 1 }))).toBe(
      conversation,
    );
  });

  it('drops a message whose seq or client id is already known', () => {
    const again = { ...aMessage({ seq: 9 }), cid: three[0]?.cid ?? '' };
    expect(mergeItems(three, [again, aMessage({ seq: 2, cid: 'another' })])).toBe(three);
  });

  it('never reopens an ended chat', () => {
    const ended = aConversation({ status: 'ended' });
    expect(mergeConversation(ended, aConversation({ status: 'open' })).status).toBe('ended');
    expect(mergeConversation(ended, aConversation({ status: 'gone' })).status).toBe('gone');
  });

  it('finds the last seq before the first gap', () => {
    const [first, two] = three;
    expect(lastKnownSeq([])).toBe(0);
    expect(lastKnownSeq(three)).toBe(3);
    expect(lastKnownSeq([first, two, aMessage({ seq: 7 })].filter((item) => item !== undefined))).toBe(2);
  });
});

/** Server events, and responses about them that arrive some time later, in any order, or twice. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), isAcknowledged: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('read' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('mark' as const),
      field: fc.constantFrom('readSeq', 'seenSeq'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('arrive' as const), which: fc.nat(), isKept: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const) }) },
);

describe('polls, hints, acknowledgements and echoes', () => {
  it('lead to the state of a fresh read, in whatever order they arrive', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let server = aConversation({ items: [] });
        let client = aConversation({ items: [] });
        const answers: Conversation[] = [];
        const readAfter = (after: number) => ({
          ...server,
          items: server.items.filter(({ seq }) => seq > after),
        });
        for (const happening of events) {
          const lengthBefore = client.items.length;
          if (happening.kind === 'write') {
            const item = aMessage({ seq: server.items.length + 1 });
            server = { ...server, seq: item.seq, items: [...server.items, item] };
            if (happening.isAcknowledged) answers.push({ ...server, items: [item] });
          } else if (happening.kind === 'read') answers.push(readAfter(lastKnownSeq(client.items)));
          else if (happening.kind === 'mark') server = { ...server, [happening.field]: server.seq };
          else if (happening.kind === 'end') server = { ...server, status: 'ended' };
          else if (answers.length > 0) {
            const index = happening.which % answers.length;
            const [answer] = happening.isKept ? answers.slice(index, index + 1) : answers.splice(index, 1);
            if (answer) client = mergeConversation(client, answer);
          }
          expect(client.items.length).toBeGreaterThanOrEqual(lengthBefore);
          expect([...seqs(client)].sort((a, b) => a - b)).toEqual(seqs(client));
          expect(new Set(seqs(client)).size).toBe(client.items.length);
        }
        // The next poll reads what comes after the last `seq` without a gap.
        client = mergeConversation(client, readAfter(lastKnownSeq(client.items)));
        expect(client).toEqual(server);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('read marks and unread counts', () => {
  it('mark a message as read once the other side has read up to it', () => {
    const marks = { readSeq: 2, seenSeq: 4 };
    expect([1, 2, 3].map((seq) => isReadByOther(aMessage({ seq, type: 'visitor' }), marks))).toEqual([
      true,
      true,
      false,
    ]);
    expect([4, 5].map((seq) => isReadByOther(aMessage({ seq, type: 'agent' }), marks))).toEqual([
      true,
      false,
    ]);
  });

  it('count the messages of the other side after the mark', () => {
    const items = [
      aMessage({ seq: 1, type: 'agent' }),
      aMessage({ seq: 2, type: 'visitor' }),
      aMessage({ seq: 3, type: 'agent' }),
    ];
    expect(countUnread('visitor', items, 1)).toBe(1);
    expect(countUnread('agent', items, 0)).toBe(1);
  });
});

describe('the text of a message', () => {
  it.each([
    ['  hello \n', 'hello'],
    ['a\nb', 'a\nb'],
    ['a\u0000b\u0085', 'ab'],
    ['\ud800', '\ufffd'],
    ['', ''],
    [' \n\t ', ''],
    ['\u200b\u2060\u3164\ufeff\u2800', ''],
    ['مرحبا', 'مرحبا'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
  ])('%j is sent as %j', (text, body) => {
    expect(toBody(text)).toBe(body);
  });

  it('is counted in characters, not in UTF-16 units', () => {
    expect(lengthOf('🚢🚢')).toBe(2);
  });
});

describe('secrets', () => {
  it('are 43 characters of base64url for a chat and a UUID for a message', () => {
    expect(newSecret()).toMatch(/^[\w-]{43}$/);
    expect(newUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(Array.from({ length: 50 }, newSecret)).size).toBe(50);
  });
});
