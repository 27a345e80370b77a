import { promiseCopy } from '@/content/journey';
import type { Fact } from '@/ui/FactList';
import { formatDay, formatDayAndTime } from '@/ui/dates/formatDate';
import type { ShownConsignment } from './consignment';
import { isMoment, isRequired, type Group } from './field';
import { fields, type ConsignmentField } from './fields';

export interface PanelFact extends Fact {
  contact?: 'mail' | 'phone';
}

const placeOf = ({ display }: ConsignmentField) => display?.place ?? fields.length;

const isAlways = (field: ConsignmentField) => isRequired(field) || Boolean(field.display?.always);

const valueOf = (field: ConsignmentField, consignment: ShownConsignment) => {
  const value = consignment[field.column];
  if (value === null || !isMoment(field)) return value;
  const zone = field.display?.zone && consignment.journey[field.display.zone];
  return field.display?.format === 'day' ? formatDay(value, zone) : formatDayAndTime(value, zone);
};

/** The fields that have a line in a panel, in its order. */
export const fieldsIn = (panel: Group) =>
  fields
    .filter(({ display, group }) => display && (display.panel ?? group) === panel)
    .sort((first, other) => placeOf(first) - placeOf(other));

/** What is said behind the value of a field; empty where there is nothing to say. */
type Notes = Partial<Record<ConsignmentField['column'], string>>;

const withNote = (value: string | null, note: string | undefined) =>
  value && note ? promiseCopy.beside(value, note) : value;

/** The lines of a panel: those it always has, its `ownFacts` that are no fields, then the optional ones that are present. */
export const panelFacts = (
  panel: Group,
  consignment: ShownConsignment,
  ownFacts: readonly Fact[] = [],
  notes: Notes = {},
): PanelFact[] => {
  const lines = fieldsIn(panel).map((field) => ({
    isAlways: isAlways(field),
    fact: {
      label: field.display?.label ?? '',
      value: withNote(valueOf(field, consignment), notes[field.column]),
      contact: field.display?.contact,
    },
  }));
  return [
    ...lines.filter((line) => line.isAlways).map(({ fact }) => ({ ...fact, value: fact.value || '–' })),
    ...ownFacts,
    ...lines.filter((line) => !line.isAlways && line.fact.value).map(({ fact }) => fact),
  ];
};
