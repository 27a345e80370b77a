/**
 * The lanes with which the product comes: the public pages are prerendered with them, and a new database gets the
 * same ones (`npm run tool -- lanes` writes `supabase/data/lanes.csv`; a test compares both). From then on the admin keeps
 * them in the database, which the pages ask once they run.
 */

export const laneModes = ['air', 'ocean', 'road', 'rail'] as const;
export type LaneMode = (typeof laneModes)[number];

export const countedBetween = [
  'airport to airport',
  'port to port',
  'terminal to terminal',
  'door to door',
] as const;
export type CountedBetween = (typeof countedBetween)[number];

/** The services whose page has a table of lanes. */
export const laneServices = [
  'air-freight',
  'ocean-freight',
  'road-freight',
  'international',
  'domestic_transport',
] as const;
export type LaneService = (typeof laneServices)[number];

export interface Lane {
  /** Its mode, its ends and its product: what it is, and the end of its address. */
  slug: string;
  mode: LaneMode;
  /** Of the gazetteer; null: a country or a region. */
  originCode: string | null;
  origin: string;
  destinationCode: string | null;
  destination: string;
  product: string | null;
  daysMin: number;
  daysMax: number;
  workingDays: boolean;
  counted: CountedBetween;
  /** In words; without them the hours are shown. */
  cutOff: string | null;
  /** Before departure. */
  cutOffHoursMin: number | null;
  cutOffHoursMax: number | null;
  departuresAWeek: number | null;
  service: LaneService | null;
  validFrom: string;
  /** When somebody last compared it with the carriers' schedules. */
  checkedOn: string;
}

const LATIN = new Map(Object.entries({ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 's' }));

/** Letters and digits of a name, as they can stand in an address; as `private.slug_of` in the database. */
const slugPart = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđðıß]/g, (letter) => LATIN.get(letter) ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Named = Pick<Lane, 'mode' | 'originCode' | 'origin' | 'destinationCode' | 'destination' | 'product'>;

/** What a lane is called in addresses and files; as the database names it. */
export const laneSlug = ({
  mode,
  originCode,
  origin,
  destinationCode,
  destination,
  product,
}: Named): string =>
  [
    mode,
    slugPart(origin) || originCode?.toLowerCase(),
    slugPart(destination) || destinationCode?.toLowerCase(),
    slugPart(product ?? ''),
  ]
    .filter(Boolean)
    .join('-');

type Ends = readonly [origin: string, destination: string];
type Span = readonly [min: number, max: number];

/** "Rotterdam (NLRTM)" is a place of the gazetteer; without a code it is a country or a region. */
const endOf = (text: string) => {
  const [, name = text, code = null] = /^(.+) \(([A-Z0-9]{5,10})\)$/.exec(text) ?? [];
  return { name, code };
};

type Basics = Pick<Lane, 'mode' | 'counted' | 'service'> & Partial<Lane>;

const laneOf = (
  basics: Basics,
  ends: Ends,
  days: Span,
  cutOffHours: Span | null,
  rest: Partial<Lane> = {},
) => {
  const [origin, destination] = ends.map(endOf);
  const lane: Omit<Lane, 'slug'> = {
    originCode: origin?.code ?? null,
    origin: origin?.name ?? '',
    destinationCode: destination?.code ?? null,
    destination: destination?.name ?? '',
    product: null,
    daysMin: days[0],
    daysMax: days[1],
    workingDays: false,
    cutOff: null,
    cutOffHoursMin: cutOffHours?.[0] ?? null,
    cutOffHoursMax: cutOffHours?.[1] ?? null,
    departuresAWeek: null,
    validFrom: '2026-10-01',
    checkedOn: '2026-11-16',
    ...basics,
    ...rest,
  };
  return { slug: laneSlug(lane), ...lane };
};

const air: Basics = {
  mode: 'air',
  counted: 'airport to airport',
  service: 'air-freight',
  departuresAWeek: 7,
};
const ocean: Basics = {
  mode: 'ocean',
  counted: 'port to port',
  service: 'ocean-freight',
  departuresAWeek: 1,
};
const road: Basics = { mode: 'road', counted: 'door to door', service: 'road-freight', departuresAWeek: 5 };
const across: Basics = {
  mode: 'ocean',
  counted: 'door to door',
  service: 'international',
  departuresAWeek: 1,
};
const domestic: Basics = {
  mode: 'road',
  counted: 'door to door',
  service: 'domestic_transport',
  departuresAWeek: 5,
  workingDays: true,
};

const fclAndLcl = (fcl: number, lcl: number) =>
  [[24 * fcl, 24 * lcl], { cutOff: `FCL ${fcl} days, LCL ${lcl} days before departure` }] as const;
const dayBefore = [[24, 24], { product: 'FTL', cutOff: '12:00 the day before loading' }] as const;
const twoDaysBefore = [[48, 48], { cutOff: '12:00 two days before loading' }] as const;
const sameDay = (hour: string) => `${hour} for pick-up the same day`;

export const lanes: readonly Lane[] = [
  laneOf(air, ['Western Europe', 'US East Coast'], [1, 3], [24, 24]),
  laneOf(air, ['Western Europe', 'China'], [2, 4], [24, 36]),
  laneOf(air, ['Western Europe', 'Japan'], [2, 4], [24, 36]),
  laneOf(air, ['Western Europe', 'West Africa'], [2, 4], [36, 36], { departuresAWeek: 4 }),
  laneOf(air, ['Western Europe', 'East Africa'], [2, 4], [36, 36], { departuresAWeek: 4 }),
  laneOf(air, ['Southeast Asia', 'US West Coast'], [2, 4], [24, 36]),
  laneOf(ocean, ['China', 'North Europe'], [32, 45], ...fclAndLcl(3, 6)),
  laneOf(ocean, ['China', 'US West Coast'], [14, 22], ...fclAndLcl(3, 6)),
  laneOf(ocean, ['North Europe', 'US East Coast'], [11, 17], ...fclAndLcl(3, 5)),
  laneOf(ocean, ['North Europe', 'West Africa'], [16, 26], ...fclAndLcl(3, 6)),
  laneOf(ocean, ['North Europe', 'Brazil'], [16, 24], ...fclAndLcl(4, 6)),
  laneOf(ocean, ['India', 'North Europe'], [25, 38], ...fclAndLcl(3, 6)),
  laneOf(ocean, ['Rotterdam (NLRTM)', 'New York (USNYC)'], [11, 13], ...fclAndLcl(3, 5)),
  laneOf(ocean, ['Hamburg (DEHAM)', 'Tema (GHTEM)'], [18, 23], ...fclAndLcl(3, 6)),
  laneOf(road, ['Benelux', 'Germany'], [1, 2], ...dayBefore),
  laneOf(road, ['Benelux', 'France'], [1, 2], ...dayBefore),
  laneOf(road, ['Benelux', 'Spain'], [2, 4], ...dayBefore),
  laneOf(road, ['Benelux', 'Italy'], [2, 4], ...dayBefore),
  laneOf(road, ['Benelux', 'Poland'], [2, 4], ...dayBefore),
  laneOf(road, ['European Union', 'United Kingdom'], [2, 4], [48, 48], {
    product: 'with clearance',
    cutOff: '12:00 two days before loading',
  }),
  laneOf(road, ['European Union', 'Turkey'], [6, 9], ...twoDaysBefore),
  laneOf(road, ['European Union', 'European Union'], [3, 6], [24, 24], {
    product: 'groupage',
    cutOff: '11:00 for collection the next day',
  }),
  laneOf({ ...across, mode: 'rail', departuresAWeek: 2 }, ['Turkey', 'Germany'], [9, 13], [120, 120], {
    product: 'by rail and road',
  }),
  laneOf(across, ['China', 'Germany'], [42, 55], [336, 336], { product: 'by ocean and barge' }),
  laneOf(across, ['Southeast Asia', 'Western Europe'], [16, 22], [168, 168], {
    product: 'by sea and air through the Gulf',
  }),
  laneOf(across, ['Netherlands', 'United States'], [22, 32], [240, 240], { product: 'by ocean and truck' }),
  laneOf(across, ['Germany', 'Ghana'], [30, 42], [240, 240], { product: 'by ocean and truck' }),
  laneOf(domestic, ['Netherlands', 'Netherlands'], [1, 1], null, {
    product: 'pallets',
    cutOff: sameDay('15:00'),
  }),
  laneOf(domestic, ['Belgium', 'Belgium'], [1, 1], null, { product: 'pallets', cutOff: sameDay('15:00') }),
  laneOf(domestic, ['Germany', 'Germany'], [1, 2], null, { product: 'pallets', cutOff: sameDay('14:00') }),
  laneOf(domestic, ['France', 'France'], [1, 2], null, { product: 'pallets', cutOff: sameDay('14:00') }),
  laneOf(domestic, ['United States', 'United States'], [1, 2], null, {
    product: 'regional LTL',
    cutOff: sameDay('14:00'),
  }),
  laneOf(domestic, ['US East Coast', 'US West Coast'], [4, 6], null, {
    product: 'LTL',
    cutOff: sameDay('14:00'),
  }),
  laneOf(domestic, ['US West Coast', 'US East Coast'], [4, 6], null, {
    product: 'LTL',
    cutOff: sameDay('14:00'),
  }),
  laneOf(domestic, ['US East Coast', 'US West Coast'], [3, 3], [24, 24], {
    product: 'FTL with team drivers',
    workingDays: false,
    cutOff: '12:00 the day before loading',
  }),
];

/** The lane at an address that the site is prerendered with. */
export const laneBySlug = (slug: string): Lane | undefined => lanes.find((lane) => lane.slug === slug);
