import { createHash } from 'node:crypto';
import { byBytes, type Json, jsonbText } from './jsonbText';

/** An entry of public.audit as JSON has it (`supabase/schemas/common/audit.sql`). */
export interface AuditRow {
  id: number;
  at: string;
  actor: string | null;
  action: string;
  subject: string;
  subject_id: string;
  consignment: number | null;
  label: string | null;
  reason: string | null;
  /** Texts; older versions recorded numbers, booleans and objects, too. */
  changes: Record<string, { before?: Json; after?: Json }>;
  salts: Record<string, string>;
  digests: Record<string, string>;
  previous: string;
  hash: string;
  /** The values that are gone, by the names of their digests: the entry that says so. */
  erased?: Record<string, number>;
}

/** The number of an entry and its hash: whoever keeps it elsewhere can tell later whether the chain up to it is still the same. */
export interface Head {
  id: number;
  hash: string;
}

export type Verdict =
  | {
      isWhole: true;
      count: number;
      head?: Head;
      /** How many entries lack a value, as later ones say. */
      erased?: number;
    }
  | { isWhole: false; why: string };

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** As private.measured_text(): a text that begins with its length in bytes; "-" for none. */
const measured = (value: string | null): string =>
  value === null ? '-' : `${Buffer.byteLength(value, 'utf8')}:${value}`;

const FIELD = 'changes.';

/** Every value of an entry that is hashed on its own, by the name of its digest. */
const valuesOf = ({ actor, label, reason, changes }: AuditRow): Map<string, string> =>
  new Map([
    ['actor', measured(actor)],
    ['label', measured(label)],
    ['reason', measured(reason)],
    ...Object.entries(changes).map(
      ([column, { before, after }]) =>
        [FIELD + column, measured(jsonbText(before)) + measured(jsonbText(after))] as const,
    ),
  ]);

/** The names of the values that are gone. */
const goneFrom = ({ digests, salts }: AuditRow): string[] =>
  Object.keys(digests).filter((name) => salts[name] === undefined);

/** Who did something is never erased (decision 006). */
const KEPT = 'actor';

/**
 * What is wrong with a value and its digest. One that was erased has neither value nor salt, and its digest proves nothing: a later entry
 * has to say that it is gone.
 */
const problemOfValues = (row: AuditRow): string | undefined => {
  const values = valuesOf(row);
  for (const [name, value] of values) {
    const digest = row.digests[name];
    const salt = row.salts[name];
    if (digest === undefined) return `${name} was added`;
    if (salt === undefined && value !== '-') return `${name} has a value without its salt`;
    if (salt !== undefined && sha256(salt + value) !== digest) return `${name} is not what was recorded`;
  }
  if (row.digests[KEPT] === undefined) return `${KEPT} has no digest`;
  const lost = goneFrom(row).find((name) => name === KEPT || !((row.erased?.[name] ?? 0) > row.id));
  if (lost) return `${lost} is gone, and no later entry says that it was erased`;
  const added = Object.keys(row.salts).find((name) => !values.has(name));
  return added && `the value of ${added} is missing, and its salt is not`;
};

const hashOf = (row: AuditRow): string =>
  sha256(
    [
      row.previous,
      row.id,
      new Date(row.at).toISOString(),
      row.action,
      row.subject,
      measured(row.subject_id),
      measured(row.consignment === null ? null : String(row.consignment)),
      Object.keys(row.digests)
        .sort(byBytes)
        .map((name) => `${name}=${row.digests[name]}`)
        .join(' '),
    ].join(' '),
  );

/** Earlier versions had the address of an invitation in `subject_id`. */
const ADDRESSED = 'invitation';
const SUBJECT_ID = 'subject_id';

/** Whether the entry lacks its subject, as a later one has to say together with the hash of what is left. */
const lacksSubject = (row: AuditRow): boolean =>
  row.subject === ADDRESSED && (row.erased?.[SUBJECT_ID] ?? 0) > row.id && hashOf(row) !== row.hash;

const problemOf = (row: AuditRow, last: Head | undefined, keptHeads: readonly Head[]): string | undefined => {
  const expected = (last?.id ?? 0) + 1;
  if (row.id !== expected) return `Entry ${expected} is missing.`;
  if (row.previous !== (last?.hash ?? ''))
    return `Entry ${row.id} does not follow the entry before it: one of the two was changed, or one was inserted.`;
  const value = problemOfValues(row);
  if (value) return `Entry ${row.id} was changed: ${value}.`;
  if (hashOf(row) !== row.hash && !lacksSubject(row))
    return `Entry ${row.id} was changed: its hash is not that of what it says.`;
  const head = keptHeads.find(({ id }) => id === row.id);
  if (head && head.hash !== row.hash)
    return `Entry ${row.id} is not the one whose hash was kept: the entries up to it were written anew.`;
  return undefined;
};

/** The entry that says which values were erased, as private.declare_erased(). */
const DECLARES = { subject: 'audit', action: 'delete' };

/** What was found to be gone, by the entry that has to say so: the lines whose hash is its `subject_id`. */
class Erasures {
  readonly #lines = new Map<number, string[]>();
  entries = 0;

  add(row: AuditRow): void {
    const subject = lacksSubject(row) ? [SUBJECT_ID] : [];
    const lostKeys = [...goneFrom(row), ...subject].sort(byBytes);
    if (lostKeys.length > 0) this.entries += 1;
    for (const name of lostKeys) {
      const declaredIn = row.erased?.[name] ?? 0;
      const line = name === SUBJECT_ID ? `${row.id} ${name} ${hashOf(row)}` : `${row.id} ${name}`;
      this.#lines.set(declaredIn, [...(this.#lines.get(declaredIn) ?? []), line]);
    }
  }

  /** What is wrong with an entry that says, or should say, what was erased. */
  problemOf({ id, subject, action, subject_id }: AuditRow): string | undefined {
    const lines = this.#lines.get(id) ?? [];
    const declares = subject === DECLARES.subject && action === DECLARES.action;
    if (!declares && lines.length === 0) return undefined;
    if (declares && sha256(lines.join('\n')) === subject_id) {
      this.#lines.delete(id);
      return undefined;
    }
    return `Entry ${id} does not say what is gone: ${lines.slice(0, 5).join(', ') || 'nothing'}.`;
  }

  /** What no entry has said. */
  rest(): string | undefined {
    const [line] = [...this.#lines.values()].flat();
    return line && `The value ${line} is gone, and no later entry says that it was erased.`;
  }
}

/**
 * Computes every digest and every hash anew, in the order of the entries, and names the first that is wrong. What was cut off
 * at the end is found only by heads that were kept elsewhere.
 */
export const verifyChain = async (
  rows: AsyncIterable<AuditRow>,
  keptHeads: readonly Head[] = [],
): Promise<Verdict> => {
  let head: Head | undefined;
  const erasures = new Erasures();
  for await (const row of rows) {
    const why = problemOf(row, head, keptHeads) ?? erasures.problemOf(row);
    if (why) return { isWhole: false, why };
    erasures.add(row);
    head = { id: row.id, hash: row.hash };
  }
  const count = head?.id ?? 0;
  const lost = keptHeads.find(({ id }) => id > count);
  if (lost)
    return { isWhole: false, why: `Entry ${count + 1} is missing: there once were at least ${lost.id}.` };
  const undeclared = erasures.rest();
  if (undeclared) return { isWhole: false, why: undeclared };
  return { isWhole: true, count, head, erased: erasures.entries || undefined };
};
