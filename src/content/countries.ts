export type Position = readonly [latitude: number, longitude: number];

export interface Country {
  name: string;
  position: Position;
}

export interface CountryOption {
  value: string;
  label: string;
}

/** Standard English short names with the geographic center of each country. */
export const countries = [
  { name: 'Algeria', position: [28, 3] },
  { name: 'Angola', position: [-12.5, 17.5] },
  { name: 'Argentina', position: [-35, -65] },
  { name: 'Australia', position: [-25.5, 134.5] },
  { name: 'Austria', position: [47.5, 14] },
  { name: 'Bangladesh', position: [24, 90] },
  { name: 'Belgium', position: [50.5, 4.5] },
  { name: 'Brazil', position: [-10.5, -53] },
  { name: 'Bulgaria', position: [43, 25] },
  { name: 'Cameroon', position: [5.5, 12.5] },
  { name: 'Canada', position: [60, -96] },
  { name: 'Chile', position: [-35.5, -71.5] },
  { name: 'China', position: [35.5, 104] },
  { name: 'Colombia', position: [4, -73] },
  { name: 'Croatia', position: [45, 16.5] },
  { name: 'Cyprus', position: [35, 33] },
  { name: 'Czech Republic', position: [50, 15.5] },
  { name: 'Denmark', position: [56, 9.5] },
  { name: 'Ecuador', position: [-1.5, -78.5] },
  { name: 'Egypt', position: [26.5, 30] },
  { name: 'Ethiopia', position: [8.5, 39.5] },
  { name: 'Finland', position: [64.5, 26.5] },
  { name: 'France', position: [46.5, 2.5] },
  { name: 'Germany', position: [51, 10.5] },
  { name: 'Ghana', position: [8, -1] },
  { name: 'Greece', position: [39, 22.5] },
  { name: 'Hungary', position: [47, 19.5] },
  { name: 'India', position: [22.5, 79.5] },
  { name: 'Indonesia', position: [-2.5, 118] },
  { name: 'Ireland', position: [53, -8] },
  { name: 'Israel', position: [31.5, 35] },
  { name: 'Italy', position: [43, 12.5] },
  { name: 'Ivory Coast', position: [7.5, -5.5] },
  { name: 'Japan', position: [37, 138] },
  { name: 'Jordan', position: [31, 36.5] },
  { name: 'Kenya', position: [0.5, 38] },
  { name: 'Kuwait', position: [29.5, 47.5] },
  { name: 'Malaysia', position: [4, 109.5] },
  { name: 'Mexico', position: [24, -102.5] },
  { name: 'Morocco', position: [32, -6.5] },
  { name: 'Netherlands', position: [52, 5.5] },
  { name: 'New Zealand', position: [-41.5, 172.5] },
  { name: 'Nigeria', position: [9.5, 8] },
  { name: 'Norway', position: [64.5, 13.5] },
  { name: 'Oman', position: [20.5, 56] },
  { name: 'Pakistan', position: [30, 69.5] },
  { name: 'Panama', position: [8.5, -80] },
  { name: 'Peru', position: [-9, -74.5] },
  { name: 'Philippines', position: [12, 123] },
  { name: 'Poland', position: [52, 19.5] },
  { name: 'Portugal', position: [39.5, -8] },
  { name: 'Qatar', position: [25.5, 51] },
  { name: 'Romania', position: [46, 25] },
  { name: 'Saudi Arabia', position: [24, 44.5] },
  { name: 'Singapore', position: [1.4, 103.8] },
  { name: 'South Africa', position: [-29, 25] },
  { name: 'South Korea', position: [36.5, 128] },
  { name: 'Spain', position: [40, -3.5] },
  { name: 'Sweden', position: [62.5, 16.5] },
  { name: 'Switzerland', position: [47, 8] },
  { name: 'Thailand', position: [15, 101] },
  { name: 'Turkey', position: [39, 35] },
  { name: 'United Arab Emirates', position: [24, 54] },
  { name: 'United Kingdom', position: [54, -2.5] },
  { name: 'United States of America', position: [39.5, -98.5] },
  { name: 'Vietnam', position: [16.5, 106.5] },
] as const satisfies readonly Country[];

export type CountryName = (typeof countries)[number]['name'];

/** Options of a country field: an empty choice first. */
export const countryOptions: readonly CountryOption[] = [
  { value: '', label: 'choose below' },
  ...countries.map(({ name }) => ({ value: name, label: name })),
];

const normalize = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

const positions = new Map<string, Position>(
  countries.map(({ name, position }) => [normalize(name), position]),
);

/** Finds a country regardless of capitals and spaces. */
export const positionOf = (name: string): Position | undefined => positions.get(normalize(name));
