import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Desks and readers: on both sides of the date line, with offsets of quarters of an hour, and where the year has a day less. */
const zones = [
  ...['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Pacific/Apia'],
  ...['Pacific/Pago_Pago'],
];

const parties = Object.fromEntries(
  ['senders', 'rec'].flatMap((party) =>
    ['Name', 'Email', 'Address', 'Phone'].map((fact) => [`${party}${fact}`, `${party}@${fact}.example`]),
  ),
);

const texts = {
  ...parties,
  itemQuantity: '12',
  departedFrom: 'United States of America',
  currentLocation: 'United States of America',
  city: 'Los Angeles',
  headingTo: 'Singapore',
  status: 'Registered',
};

/** A consignment to Singapore that stands in Los Angeles, as the database has it. */
const stored = {
  ...texts,
  trackingId: 'AG123XYZ',
  deliveryDate: '2026-12-23T22:00:00+00:00',
  timeCreated: '2026-11-30T08:00:42.123456+00:00',
  currentTime: null,
  type: 'Regular',
  archived_at: null,
  journey: {
    destinationZone: 'Asia/Singapore',
    originZone: 'America/Los_Angeles',
    state: { zone: 'America/Los_Angeles' },
  },
};

const exported = {
  'Delivery date': '2026-12-24T06:00:00+08:00',
  'Expected arrival': '2026-12-24T06:00:00+08:00',
  'Created time': '2026-11-30T00:00:42.123456-08:00',
};

interface Made {
  form: object;
  rows: [deliveryDate: string, timeCreated: string, problems: object][];
  unnamed: [place: string, day: string];
  file: Record<string, string>;
  again: { fields: Record<string, string>; problems: object };
  shownTexts: string[];
}

/** What the forms, the files and the pages make in a time zone, which only a process of its own can have. */
const script = (input: object) => `
  const input = ${JSON.stringify(input)};
  const load = (name) => require(${JSON.stringify(path.join(root, 'src'))} + '/' + name + '.ts');
  const { newConsignment, toInsert } = load('domain/consignment/consignmentValues');
  const { checkRow } = load('features/imports/checkRow');
  const { matchColumns } = load('features/imports/columns');
  const { exportColumns } = load('features/consignments/list/exportColumns');
  const { panelFacts } = load('domain/consignment/panelFacts');
  const { expectedDay } = load('domain/consignment/expectedDay');
  const { formatDay } = load('ui/dates/formatDate');

  const values = { ...newConsignment('2026-11-30T08:00:42Z'), ...input.texts, deliveryDate: '2026-12-24T06:00' };
  const { deliveryDate, timeCreated } = toInsert(values, { deliveryDate: 'Asia/Singapore' });

  const of = ({ place, country }) =>
    country === 'Singapore' ? 'Asia/Singapore' : place === 'Los Angeles' ? 'America/Los_Angeles' : null;
  const row = (day) =>
    checkRow(2, { ...input.texts, deliveryDate: day, timeCreated: '2026-11-30 08:00' }, [], { of, chosen: {} });
  const { fields } = checkRow(2, { ...input.texts, headingTo: 'United States of America', deliveryDate: '2026-12-24' });

  const file = Object.fromEntries(exportColumns.map(([heading, textOf]) => [heading, textOf(input.stored) ?? '']));
  const columns = matchColumns(Object.keys(file));
  const entered = { ...file, ...input.exported };
  const again = checkRow(2, Object.fromEntries(
    Object.values(entered).flatMap((text, at) => columns[at] ? [[columns[at], text]] : [])));

  console.log(JSON.stringify({
    form: { deliveryDate, timeCreated },
    rows: ['2026-12-24', '46380', '24 December 2026 23:30'].map(row)
      .map(({ fields, problems }) => [fields.deliveryDate, fields.timeCreated, problems]),
    unnamed: [fields.deliveryPlace, formatDay(fields.deliveryDate, fields.deliveryPlace)],
    file,
    again,
    shownTexts: [
      panelFacts('package', input.stored).find(({ label }) => label === 'Will Be Delivered').value,
      expectedDay({ ...input.stored, ended: false, expected_at: null, destination_zone: 'Asia/Singapore' }),
    ],
  }));`;

describe.each(zones)('a desk or a reader in %s', (zone) => {
  let facts: Made;
  beforeAll(() => {
    const code = script({ texts, stored, exported });
    const options = { cwd: root, env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const;
    facts = JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', '-e', code], options)) as Made;
  });

  it('stores the day that was typed in the form, on the clock of the destination', () => {
    expect(facts.form).toEqual({
      deliveryDate: '2026-12-23T22:00:00.000Z',
      timeCreated: '2026-11-30T08:00:00.000Z',
    });
  });

  it('imports a day as that day at the destination, and a time on the clock of its place', () => {
    const created = '2026-11-30T16:00:00.000Z';
    expect(facts.rows).toEqual([
      ['2026-12-24T04:00:00.000Z', created, {}],
      ['2026-12-24T04:00:00.000Z', created, {}],
      ['2026-12-24T15:30:00.000Z', created, {}],
    ]);
  });

  it('says by whose clock a day is meant where no place of a country of several is named', () => {
    const name = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone; // some have two
    expect(facts.unnamed).toEqual([zone === 'UTC' ? 'Etc/UTC' : name, '24 December 2026']);
  });

  it('exports the day of each place, and imports such a file as the same moments', () => {
    expect(facts.file).toMatchObject(exported);
    expect(facts.again.problems).toEqual({});
    for (const column of ['deliveryDate', 'timeCreated'] as const)
      expect(Date.parse(facts.again.fields[column] ?? '')).toBe(Date.parse(stored[column]));
  });

  it('shows the day of the destination', () => {
    expect(facts.shownTexts).toEqual(['24 December 06:00', '24 December 2026']);
  });
});
