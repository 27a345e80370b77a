import { aMessage } from '@/test/builders';
import type { Pending } from '../outbox';
import { transcriptOf } from './transcript';

const NOW = Date.parse('2026-03-02T10:00:00Z');
const messageItem = (seq: number, type: 'visitor' | 'agent', message: string) =>
  aMessage({
    seq,
    type,
    message,
    senderName: type === 'agent' ? 'agent-support' : 'visitor-ab12',
    date: `2026-03-01T08:0${seq}:00.000Z`,
  });

describe('the file of a conversation', () => {
  it('has every message as it was written, who wrote it and when', () => {
    const { name, text } = transcriptOf(
      [messageItem(1, 'visitor', 'مرحبا 🚢 \u202bשלום\u202c'), messageItem(2, 'agent', 'Two\nlines 👨‍👩‍👧')],
      [],
      NOW,
    );
    expect(name).toBe('conversation-2026-03-02.txt');
    expect(text).toBe(
      [
        '\uFEFFConversation with the support of Carmine Cargo',
        'Saved on 2 March 2026, 10:00 GMT',
        '',
        'You, 1 March 2026, 08:01 GMT',
        'مرحبا 🚢 \u202bשלום\u202c',
        '',
        'agent-support, 1 March 2026, 08:02 GMT',
        'Two\nlines 👨‍👩‍👧',
        '',
      ].join('\n'),
    );
  });

  it('says which messages were not sent', () => {
    const unsent = { body: 'Too late', sentAt: '2026-03-01T09:00:00.000Z' } as Pending;
    expect(transcriptOf([], [unsent], NOW).text).toContain(
      'You (not sent), 1 March 2026, 09:00 GMT\nToo late\n',
    );
  });
});
