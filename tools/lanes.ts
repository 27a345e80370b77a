import { lanes, type Lane } from '@/content/lanes';

const columns = {
  slug: 'slug',
  mode: 'mode',
  origin_code: 'originCode',
  origin: 'origin',
  destination_code: 'destinationCode',
  destination: 'destination',
  product: 'product',
  days_min: 'daysMin',
  days_max: 'daysMax',
  working_days: 'workingDays',
  counted: 'counted',
  cut_off: 'cutOff',
  cut_off_hours_min: 'cutOffHoursMin',
  cut_off_hours_max: 'cutOffHoursMax',
  departures_a_week: 'departuresAWeek',
  service: 'service',
  valid_from: 'validFrom',
  checked_on: 'checkedOn',
} as const satisfies Record<string, keyof Lane>;

const literal = (value: Lane[keyof Lane]) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

const rows = lanes.map(
  (lane) =>
    `  (${Object.values(columns)
      .map((key) => literal(lane[key]))
      .join(', ')})`,
);

// The statement of a migration that stores the lanes of the repository; those that are in the database stay as they are.
console.log(
  `insert into private.transit_lane (${Object.keys(columns).join(', ')}) values\n${rows.join(',\n')}\non conflict (slug) do nothing;`,
);
