import { auditCopy } from '@/content/audit';
import type { CsvColumn } from '@/ui/list/csv';
import type { AuditEntry } from './auditApi';
import { changesOf, titleOf } from './entry';

const words = auditCopy.csv;

const whatOf = (entry: AuditEntry) =>
  [titleOf(entry), ...changesOf(entry).map(({ label, text }) => `${label}: ${text}`)].join('\n');

/** Everything that is stored, and the changes in words. */
export const auditCsv: readonly CsvColumn<AuditEntry>[] = [
  [words.id, ({ id }) => String(id)],
  [words.at, ({ at }) => at],
  [words.actor, ({ actor }) => actor],
  [words.action, ({ action }) => action],
  [words.subject, ({ subject }) => subject],
  [words.subjectId, ({ subject_id: row }) => row],
  [words.consignment, ({ consignment }) => (consignment === null ? null : String(consignment))],
  [words.label, ({ label }) => label],
  [words.reason, ({ reason }) => reason],
  [words.what, whatOf],
  [words.changes, ({ changes }) => JSON.stringify(changes)],
  [words.salts, ({ salts }) => JSON.stringify(salts)],
  [words.digests, ({ digests }) => JSON.stringify(digests)],
  [words.previous, ({ previous }) => previous],
  [words.hash, ({ hash }) => hash],
];
