/** Two local times of a day, such as `['09:00', '17:30']`. */
export type OpenSpan = readonly [from: string, to: string];

export interface Office {
  /** Part of an address within the page. */
  slug: string;
  /** The city, which names the office. */
  name: string;
  country: string;
  /** ISO 3166-1. */
  countryCode: string;
  isHeadquarters?: true;
  street: string;
  postalCode: string;
  /** The last line of an envelope, above the country. */
  town: string;
  /** Latitude and longitude. */
  position: readonly [number, number];
  /** IANA time zone, in which the hours are. */
  zone: string;
  /** From Monday on; a day without any is closed. */
  week: readonly (readonly OpenSpan[])[];
  /** Days on which it is closed, year-month-day. */
  closedOn: readonly string[];
  phone: { display: string; href: string };
  email: string;
  does: readonly string[];
}

export interface Person {
  name: string;
  role: string;
  /** Name of the office. */
  office: string;
}

/** Something on paper: what it is called, what it says, and who gave it. */
export interface Paper {
  label: string;
  value: string;
}
