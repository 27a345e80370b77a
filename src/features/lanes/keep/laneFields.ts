import { countedBetween, laneModes, laneServices, type Lane } from '@/content/lanes';
import { laneDeskCopy } from '@/content/laneDesk';

/** What the admin states of a lane. */
export type LaneValues = Omit<Lane, 'slug'> & { published: boolean };
export type LaneColumn = keyof LaneValues;

/** As it is typed, or stands in a file. */
export type LaneTexts = Readonly<Partial<Record<LaneColumn, string>>>;

type Kind =
  | { kind: 'line' | 'code' | 'day' | 'flag' }
  | { kind: 'integer'; least: number; most: number }
  | { kind: 'choice'; choices: readonly string[] };

export type LaneField = { column: LaneColumn; label: string; required?: true } & Kind;

const { fields: labels } = laneDeskCopy;

const days = { kind: 'integer', least: 0, most: 200 } as const;
const hours = { kind: 'integer', least: 0, most: 2400 } as const;
const kinds: Readonly<Record<LaneColumn, Kind & { required?: true }>> = {
  mode: { kind: 'choice', choices: laneModes, required: true },
  origin: { kind: 'line', required: true },
  originCode: { kind: 'code' },
  destination: { kind: 'line', required: true },
  destinationCode: { kind: 'code' },
  product: { kind: 'line' },
  daysMin: { ...days, required: true },
  daysMax: { ...days, required: true },
  workingDays: { kind: 'flag' },
  counted: { kind: 'choice', choices: countedBetween, required: true },
  cutOff: { kind: 'line' },
  cutOffHoursMin: hours,
  cutOffHoursMax: hours,
  departuresAWeek: { kind: 'integer', least: 1, most: 100 },
  service: { kind: 'choice', choices: laneServices },
  validFrom: { kind: 'day', required: true },
  checkedOn: { kind: 'day', required: true },
  published: { kind: 'flag' },
};

/** All that is stated of a lane, in the order of the form and of a file. */
export const laneFields: readonly LaneField[] = (Object.keys(kinds) as LaneColumn[]).map((column) => ({
  column,
  label: labels[column],
  ...kinds[column],
}));

/** A value as it is typed. */
export const laneText = (value: LaneValues[LaneColumn]): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? laneDeskCopy.yes : laneDeskCopy.no;
  return String(value);
};

/** A lane as it is typed. */
export const laneTexts = (lane: LaneValues): Record<LaneColumn, string> =>
  Object.fromEntries(laneFields.map(({ column }) => [column, laneText(lane[column])])) as Record<
    LaneColumn,
    string
  >;
