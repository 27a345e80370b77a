/** The marketing figures of docs/conformance.md, section 1, in one place. */
export const claims = {
  countries: 185,
  carriers: 5000,
  onTimePercent: 98,
  minWeightPounds: 100,
  maxWeightTons: 100,
  pickUp: 'within an hour in most locations',
  countriesReached: 221,
  rating: 4.8,
  ratingCount: 2398,
  /** Where the ratings were given. A sample: there is no such site. */
  ratingSource: 'Haulrated, an invented review site',
  warehouseSquareMeters: '2.95 million',
  foundedYearsAgo: 25,
  annualSales: '$400M',
  employees: 1000,
  officeCountries: 30,
} as const;
