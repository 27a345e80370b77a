import type { AuditEntry } from './auditApi';
import { auditCsv } from './auditCsv';
import { type Change, changesOf } from './entry';

const anEntry = (changes: Record<string, Change>): AuditEntry => ({
  ...{ id: 1, at: '2026-11-25T05:00:00.123+00:00', actor: 'owner@carmine.example (owner)', action: 'update' },
  ...{ subject: 'settings', subject_id: 'x', consignment: null, label: 'Settings', reason: null },
  ...{ changes, salts: {}, digests: {}, previous: '', hash: 'h' },
});
const textOf = (change: Change) => changesOf(anEntry({ officeHours: change }))[0]?.text;

describe('an entry of the audit', () => {
  it.each<[string, Change, string]>([
    ['a text', { before: 'yes', after: 'no' }, 'yes → no'],
    [
      'lines',
      { before: 'Etc/UTC\nMonday: closed', after: 'Etc/UTC\nMonday: 09:00–17:00' },
      'Etc/UTC\nMonday: closed\n→\nEtc/UTC\nMonday: 09:00–17:00',
    ],
    ['nothing', { before: null, after: '' }, 'nothing → nothing'],
    ['a number', { before: 0, after: 10 }, '0 → 10'],
    ['a boolean', { before: false, after: true }, 'false → true'],
    [
      'an object',
      { before: null, after: { zone: 'Etc/UTC', week: [[['09:00', '17:00']], []], subject: null } },
      'nothing → week: [[["09:00","17:00"]],[]]\nzone: Etc/UTC',
    ],
  ])('says %s in words', (_what, change, text) => {
    expect(textOf(change)).toBe(text);
  });

  it('says an object in words in the CSV file, too', () => {
    const entry = anEntry({ notice: { before: null, after: { toReceiver: true, text: 'It comes.' } } });
    const cells = auditCsv.map(([, textOf]) => textOf(entry));
    expect(cells.join('\n')).toContain('nothing → text: It comes.\ntoReceiver: true');
    expect(cells.join('\n')).not.toContain('[object Object]');
  });
});
