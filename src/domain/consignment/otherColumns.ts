import type { Column } from './fields';

/** What the legs of a consignment say, as columns of the list. */
export const ofLegs = { modes: 'mode', vessels: 'vessel', carriers: 'carrier' } as const;
export type LegColumn = keyof typeof ofLegs;
export const legColumns = Object.keys(ofLegs) as LegColumn[];
export const isOfLegs = (column: OtherColumn): column is LegColumn => column in ofLegs;

/** What a row of the list has only if it is asked for: any field, and what the legs say. */
export type OtherColumn = Column | LegColumn;

/** Of a field its text, or none; of the legs the texts of each that has one, in their order. */
export type OtherValues = Partial<Record<Column, string | null> & Record<LegColumn, readonly string[]>>;
