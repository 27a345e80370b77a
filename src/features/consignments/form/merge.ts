import type { ConsignmentField } from '@/domain/consignment/fields';

/** What a form shows, by columns. */
export type Texts = Readonly<Record<string, string>>;

/** Fields that are decided about together: those of one statement, which must not mix two people's values. */
export type Unit = readonly ConsignmentField[];

export const unitsOf = (fields: readonly ConsignmentField[]): readonly Unit[] =>
  fields
    .filter(({ statement }, index) => {
      const isFirst = fields.findIndex((other) => other.statement === statement) === index;
      return !statement || isFirst;
    })
    .map((field) =>
      field.statement ? fields.filter(({ statement }) => statement === field.statement) : [field],
    );

export interface Versions {
  /** What the form was opened with. */
  original: Texts;
  yours: Texts;
  /** What is stored now. */
  theirs: Texts;
}

const textIn = (texts: Texts, column: string) => (texts[column] ?? '').trim();

const differ = (unit: Unit, first: Texts, other: Texts) =>
  unit.some(({ column }) => textIn(first, column) !== textIn(other, column));

/**
 * A merge of three versions: what both have changed to something different clashes, and what only they have changed is
 * adopted. What both have changed alike stays yours: it may be your own, stored without an answer.
 */
export const mergeOf = (units: readonly Unit[], { original, yours, theirs }: Versions) => {
  const changed = units.filter((unit) => differ(unit, theirs, original));
  const isYours = (unit: Unit) => differ(unit, yours, original);
  return {
    clashes: changed.filter((unit) => isYours(unit) && differ(unit, yours, theirs)),
    adopted: changed.filter((unit) => !isYours(unit)),
  };
};

/** The values of some fields. */
export const pick = <Value>(
  values: Readonly<Partial<Record<string, Value>>>,
  unit: Unit,
): Record<string, Value> => Object.fromEntries(unit.map(({ column }) => [column, values[column] as Value]));
