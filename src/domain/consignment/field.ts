import type { Insert } from '@/supabase/client';

/** The groups of the form and the panels that show them, by their headings (docs/conformance.md, section 2). */
export const groups = {
  sender: 'Senders Information',
  receiver: 'Receivers Information',
  package: 'Package Information',
  shipment: 'Shipment Information',
} as const;

export type Group = keyof typeof groups;

/** What the form and the database both demand of a text: rules and domains have the same names (`supabase/schemas/common/texts.sql`). */
export type Rule =
  'line' | 'note' | 'moment' | 'requiredLine' | 'requiredMail' | 'requiredAddress' | 'requiredMoment';

export interface Field {
  column: keyof Insert<'consignment'>;
  /** In the form. */
  label: string;
  group: Group;
  rule: Rule;
  /** Labelled required although its rule lets it be empty (docs/conformance.md, section 5). */
  labelledRequired?: true;
  /** What is filled in at first. */
  initial?: string;
  /** Other than what the rule asks for: a line, several lines, or a date with its time. */
  input?: 'country' | 'type' | 'status' | 'deliveryPlace';
  placeholder?: string;
  /** Asked only on creation, or only on an edit. */
  formMode?: 'create' | 'edit';
  /** An edit may change it; all others are locked, here and in the database (docs/conformance.md, section 4). */
  editable?: true;
  /** Fields that are one statement: an edit that changes one of them sends all of them. */
  statement?: 'place' | 'state';
  /** Its line in a panel of the result, which both visitors and the admin see; without it, it has none of its own. */
  display?: {
    label: string;
    /** Other than the field's own group. */
    panel?: Group;
    /** Its place among the lines, where that is not its place in this table. */
    place?: number;
    /** A date without its time. */
    format?: 'day';
    /** The time zone that a date is read in: that of the end of the journey where it belongs. */
    zone?: 'originZone' | 'destinationZone';
    /** An e-mail address or a telephone number, which a click writes to or calls. */
    contact?: 'mail' | 'phone';
    /**
     * A line even if it is empty. Otherwise an optional field has a line only when present (docs/conformance.md,
     * section 2).
     */
    always?: true;
  };
}

export const isRequired = ({ rule }: Field) => rule.startsWith('required');
export const isMoment = ({ rule }: Field) => rule === 'moment' || rule === 'requiredMoment';
