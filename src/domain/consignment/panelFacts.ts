import { promiseCopy } from '@/content/journey';
import type { Fact } from '@/ui/FactList';
import { formatDay, formatDayAndTime } from '@/ui/dates/formatDate';
import type { ShownConsignment } from './consignment';
import { isMoment, isRequired, type Group } from './field';
import { fields, type ConsignmentField } from './fields';

export interface PanelFact extends Fact {
  contact?: 'mail' | 'phone';
}

const placeOf = ({ shown }: ConsignmentField) => shown?.place ?? fields.length;

const isAlways = (field: ConsignmentField) => isRequired(field) || Boolean(field.shown?.always);

const valueOf = (field: ConsignmentField, consignment: ShownConsignment) => {
  const value = consignment[field.column];
  if (value === null || !isMoment(field)) return value;
  const zone = field.shown?.zone && consignment.journey[field.shown.zone];
  return field.shown?.format === 'day' ? formatDay(value, zone) : formatDayAndTime(value, zone);
};

/** The fields that have a line in a panel, in its order. */
export const fieldsIn = (panel: Group) =>
  fields
    .filter(({ shown, group }) => shown && (shown.panel ?? group) === panel)
    .sort((one, other) => placeOf(one) - placeOf(other));

/** What is said behind the value of a field; empty where there is nothing to say. */
type Notes = Partial<Record<ConsignmentField['column'], string>>;

const withNote = (value: string | null, note: string | undefined) =>
  value && note ? promiseCopy.beside(value, note) : value;

/** The lines of a panel: those it always has, its `own` that are no fields, then the optional ones that are present. */
export const panelFacts = (
  panel: Group,
  consignment: ShownConsignment,
  own: readonly Fact[] = [],
  notes: Notes = {},
): PanelFact[] => {
  const lines = fieldsIn(panel).map((field) => ({
    isAlways: isAlways(field),
    fact: {
      label: field.shown?.label ?? '',
      value: withNote(valueOf(field, consignment), notes[field.column]),
      contact: field.shown?.contact,
    },
  }));
  return [
    ...lines.filter((line) => line.isAlways).map(({ fact }) => ({ ...fact, value: fact.value || '–' })),
    ...own,
    ...lines.filter((line) => !line.isAlways && line.fact.value).map(({ fact }) => fact),
  ];
};
