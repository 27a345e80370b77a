import { ownValue } from '@/config/ownValue';
import { auditCopy as words } from '@/content/audit';
import type { Json } from '@/supabase/database.types';
import { formatMoment } from '@/ui/dates/formatDate';
import { areCorrectable } from '@/domain/consignment/correction';
import { fields } from '@/domain/consignment/fields';
import type { Reversal } from './undo/reversal';
import { reverseOf } from './undo/reversal';
import type { AuditEntry } from './auditApi';

/** Of texts; older versions recorded numbers, booleans and objects, too. */
export interface Change {
  before?: Json;
  after?: Json;
}

/** One changed field in words. */
export interface ChangeText {
  column: string;
  label: string;
  text: string;
}

/** What an erased value was recorded under; its digest stays. */
const isErased = ({ digests, salts }: AuditEntry, name: string) =>
  Object.hasOwn(digests, name) && !Object.hasOwn(salts, name);

const FIELD = 'changes.';

const labelOf = (column: string) =>
  fields.find((field) => field.column === column)?.label ?? ownValue(words.fields, column) ?? column;

/** An instant as the database writes it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)$/;

const plainText = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value as the database records it now: an object is a line for each of its fields, as in private.as_text(). */
const recordedText = (value: Json | undefined): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || Array.isArray(value)) return plainText(value);
  return Object.entries(value)
    .flatMap(([name, value]) => (value === null || value === undefined ? [] : `${name}: ${plainText(value)}`))
    .sort()
    .join('\n');
};

const valueText = (value: Json | undefined) => {
  const text = recordedText(value);
  if (!text) return words.nothing;
  return INSTANT.test(text) ? formatMoment(text) : text;
};

const changeText = ({ action }: AuditEntry, { before, after }: Change) => {
  if (action === 'insert') return valueText(after);
  if (action === 'delete') return valueText(before);
  return words.change(valueText(before), valueText(after));
};

/** What was changed, field by field; erased fields among it. */
export const changesOf = (entry: AuditEntry): ChangeText[] => {
  const changes = Object.entries(entry.changes).map(([column, change]) => ({
    column,
    label: labelOf(column),
    text: changeText(entry, change),
  }));
  const erased = Object.keys(entry.digests)
    .filter((name) => name.startsWith(FIELD) && isErased(entry, name))
    .map((name) => name.slice(FIELD.length))
    .map((column) => ({ column, label: labelOf(column), text: words.erased }));
  return [...changes, ...erased];
};

export const actorOf = (entry: AuditEntry) =>
  isErased(entry, 'actor') ? words.erased : (entry.actor ?? words.system);
export const nameOf = (entry: AuditEntry) =>
  isErased(entry, 'label') ? words.erased : (entry.label ?? entry.subject_id);
export const reasonOf = (entry: AuditEntry) => (isErased(entry, 'reason') ? words.erased : entry.reason);

const archiving = ({ subject, action, changes }: AuditEntry) =>
  subject === 'consignment' && action === 'update' && Object.keys(changes).join() === 'archived_at'
    ? changes.archived_at
    : undefined;

/** What was done, in a few words. */
export const titleOf = (entry: AuditEntry) => {
  const { subject, action } = entry;
  const archive = archiving(entry);
  if (archive) return archive.after ? words.archived : words.restored;
  return `${ownValue(words.subjects, subject) ?? subject}: ${ownValue(words.actions, action) ?? action}`;
};

/** What would take a change back; undefined of one that cannot be, or not any more. */
export const reversalOf = (entry: AuditEntry): Reversal | undefined => {
  const { subject, action, consignment, changes, digests } = entry;
  if (subject !== 'consignment' || action !== 'update' || consignment === null) return undefined;
  const archive = archiving(entry);
  if (archive) return { kind: archive.after ? 'restore' : 'archive', ids: [consignment] };
  const columns = Object.keys(changes);
  const isWhole = Object.keys(digests).every((name) => !name.startsWith(FIELD) || !isErased(entry, name));
  if (!isWhole || !areCorrectable(columns)) return undefined;
  const valuesOf = (version: keyof Change) =>
    Object.fromEntries(columns.map((column) => [column, recordedText(changes[column]?.[version])]));
  const correction = {
    consignment,
    changes: valuesOf('after'),
    expected: valuesOf('before'),
    reason: reasonOf(entry) ?? titleOf(entry),
  };
  return { kind: 'correct', corrections: [reverseOf(correction)] };
};
