import type { Fact } from '@/ui/FactList';
import { formatDay, formatDayAndTime } from '@/ui/dates/formatDate';
import type { TrackedConsignment } from '../consignment';
import { isMoment, isRequired, type Group } from '../field';
import { fields, type ConsignmentField } from '../fields';

const placeOf = ({ shown }: ConsignmentField) => shown?.place ?? fields.length;

const isAlways = (field: ConsignmentField) => isRequired(field) || Boolean(field.shown?.always);

const valueOf = (field: ConsignmentField, consignment: TrackedConsignment) => {
  const value = consignment[field.column];
  if (value === null || !isMoment(field)) return value;
  return field.shown?.format === 'day' ? formatDay(value) : formatDayAndTime(value);
};

/** The lines of a panel: those it always has, its `own` that are no fields, then the optional ones that are present. */
export const panelFacts = (panel: Group, consignment: TrackedConsignment, own: readonly Fact[] = []) => {
  const lines = fields
    .filter(({ shown, group }) => shown && (shown.panel ?? group) === panel)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((field) => ({
      label: field.shown?.label ?? '',
      value: valueOf(field, consignment),
      isAlways: isAlways(field),
    }));
  return [
    ...lines.filter((line) => line.isAlways).map(({ label, value }) => ({ label, value: value ?? '–' })),
    ...own,
    ...lines.filter((line) => !line.isAlways && line.value).map(({ label, value }) => ({ label, value })),
  ];
};
