import type { Column } from './fields';

/** Values as they are stored, by their columns. */
export type Details = Partial<Record<Column, string | null>>;

export interface Correction {
  consignment: number;
  changes: Details;
  /** What these fields held when the form was opened. */
  expected: Details;
  reason: string;
}

/** What another has stored meanwhile, by its columns. */
export type Conflicts = Details;

export const readConflicts = (answer: unknown): Conflicts =>
  ((answer ?? {}) as { conflicts?: Conflicts }).conflicts ?? {};

export const hasConflicts = (conflicts: Conflicts) => Object.keys(conflicts).length > 0;
