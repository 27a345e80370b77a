import type { Column } from './fields';

/** What the legs of a consignment say, as columns of the list. */
export const legFields = { modes: 'mode', vessels: 'vessel', carriers: 'carrier' } as const;
export type LegColumn = keyof typeof legFields;
export const legColumns = Object.keys(legFields) as LegColumn[];
export const isLegColumn = (column: ExtraColumn): column is LegColumn => column in legFields;

/** What a row of the list has only if it is asked for: any field, and what the legs say. */
export type ExtraColumn = Column | LegColumn;

/** Of a field its text, or none; of the legs the texts of each that has one, in their order. */
export type ExtraValues = Partial<Record<Column, string | null> & Record<LegColumn, readonly string[]>>;
