import { writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import { lanes, type Lane } from '@/content/lanes';

const FILE = 'supabase/data/lanes.csv';

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

// Written as rows of the table, which a new database gets; from then on they are the admin's.
const rows = lanes.map((lane) => Object.values(columns).map((key) => lane[key]));
writeFileSync(FILE, `${Papa.unparse({ fields: Object.keys(columns), data: rows }, { newline: '\n' })}\n`);
console.log(`${FILE}: ${rows.length} lanes`);
