import { brand } from '@/brand/brand';
import { company } from '@/brand/company';
import { laneBySlug } from '@/content/lanes';
import { lanePages, writtenPages } from '@/pages/public/publicPages';
import { structuredData } from './structuredData';

type Thing = Record<string, unknown>;

const SITE = 'https://www.example.com';

const thingsOf = (address: string) => {
  const page = writtenPages.find(({ path }) => path === address);
  if (!page) throw new Error(`no page at ${address}`);
  return structuredData(SITE, page)['@graph'] as Thing[];
};

const ofType = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type);

/** Everything that has a type, at any depth. */
const everyThing = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(everyThing);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(everyThing)];
};

/** What schema.org or Google's guidelines require of the types that the site uses. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'address', 'contactPoint'],
  ContactPoint: ['contactType'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  LocalBusiness: ['name', 'url', 'telephone', 'address', 'geo', 'openingHoursSpecification'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'serviceType', 'provider', 'areaServed', 'url'],
  Offer: ['url', 'validFrom', 'seller'],
  Place: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

describe('structured data', () => {
  it.each(writtenPages.map(({ path }) => path))(
    'of %s has only known types, with what each needs',
    (path) => {
      const things = everyThing(thingsOf(path)).filter((thing) => '@type' in thing);
      expect(ofType(things, 'Organization')).toHaveLength(1);
      for (const thing of things) {
        const required = REQUIRED[String(thing['@type'])];
        expect([thing['@type'], required?.filter((name) => thing[name] === undefined)]).toEqual([
          thing['@type'],
          [],
        ]);
      }
    },
  );

  it('of the company has each office with the hours of all its days', () => {
    const offices = ofType(thingsOf('/company'), 'LocalBusiness');
    expect(offices).toHaveLength(company.offices.length);
    offices.forEach((thing, index) => {
      const { week, countryCode, closedOn } = company.offices[index] ?? { week: [], closedOn: [] };
      const hours = thing.openingHoursSpecification as {
        dayOfWeek: string[];
        opens: string;
        closes: string;
      }[];
      const openingTimes = DAYS.map((day) =>
        hours.filter(({ dayOfWeek }) => dayOfWeek.includes(day)).map(({ opens, closes }) => [opens, closes]),
      );
      expect(openingTimes).toEqual(week);
      expect(thing.address).toMatchObject({ addressCountry: countryCode });
      expect(thing.specialOpeningHoursSpecification).toHaveLength(closedOn.length);
      expect(thing.parentOrganization).toEqual({ '@id': `${SITE}/#organization` });
    });
  });

  it.each(lanePages.map(({ path }) => path))(
    'of %s offers the lane between its ends, without a price',
    (path) => {
      const lane = laneBySlug(path.split('/').at(-1) ?? '');
      const [service, ...otherThings] = ofType(thingsOf(path), 'Service');
      expect(otherThings).toEqual([]);
      expect(service).toMatchObject({ url: SITE + path, provider: { '@id': `${SITE}/#organization` } });
      const ends = (service?.areaServed as Thing[]).map(({ name }) => name);
      expect(new Set(ends)).toEqual(new Set([lane?.origin, lane?.destination]));
      const offer = service?.offers as Thing;
      const quoteUrl = new URL(String(offer.url));
      expect([quoteUrl.origin, quoteUrl.pathname]).toEqual([SITE, '/quote']);
      expect(quoteUrl.searchParams.get('from')).toBe(lane?.originCode ?? lane?.origin);
      expect(quoteUrl.searchParams.get('to')).toBe(lane?.destinationCode ?? lane?.destination);
      expect(offer.validFrom).toBe(lane?.validFrom);
      expect(JSON.stringify(service)).not.toMatch(/price/i);
    },
  );

  it('tells no invented tax number', () => {
    expect(brand.isSample).toBe(true);
    expect(JSON.stringify(writtenPages.map((page) => structuredData(SITE, page)))).not.toContain(
      company.vatNumber,
    );
  });
});
