import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import { company } from '@/brand/company';
import type { Office } from '@/brand/companyTypes';
import { askForQuote, paths } from '@/config/paths';
import { lanes } from '@/content/lanes';
import { serviceLinks } from '@/content/serviceLinks';
import { groupedWeek } from '@/domain/office/officeState';
import type { WrittenPage } from '@/pages/public/publicPages';
import { lanePages } from '@/pages/public/publicPages';
import { services } from '@/content/services';
import { modeNames, transitCopy } from '@/content/transitTimes';

type Thing = Record<string, unknown>;

const headquarters = company.offices.find(({ isHeadquarters }) => isHeadquarters);

const organization = (site: string): Thing => ({
  '@type': 'Organization',
  '@id': `${site}/#organization`,
  name: brand.name,
  legalName: brand.legalName,
  url: `${site}/`,
  logo: `${site}/icon-512.png`,
  telephone: brand.phone.display,
  email: brand.emails.support,
  // Invented numbers are not told to search engines.
  ...(!brand.isSample && { vatID: company.vatNumber }),
  contactPoint: [
    { '@type': 'ContactPoint', contactType: 'customer support', email: brand.emails.support },
    { '@type': 'ContactPoint', contactType: 'emergency', telephone: company.emergency.display },
  ],
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    postalCode: brand.address.postalCode,
    addressLocality: brand.address.city,
    addressCountry: headquarters?.countryCode,
  },
});

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const openingHours = ({ week }: Office): Thing[] =>
  groupedWeek(week).flatMap(({ first, last, spans }) =>
    spans.map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.slice(first, last + 1),
      opens,
      closes,
    })),
  );

/** A holiday, of which schema.org wants the same time twice. */
const closedDay = (day: string): Thing => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: day,
  validThrough: day,
  opens: '00:00',
  closes: '00:00',
});

const officeThing = (site: string, office: Office): Thing => ({
  '@type': 'LocalBusiness',
  '@id': `${site}${paths.company}#${office.slug}`,
  name: `${brand.name} ${office.name}`,
  url: `${site}${paths.company}#${office.slug}`,
  image: `${site}/icon-512.png`,
  telephone: office.phone.display,
  email: office.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    postalCode: office.postalCode,
    addressLocality: office.name,
    addressCountry: office.countryCode,
  },
  geo: { '@type': 'GeoCoordinates', latitude: office.position[0], longitude: office.position[1] },
  openingHoursSpecification: openingHours(office),
  specialOpeningHoursSpecification: office.closedOn.map(closedDay),
  parentOrganization: { '@id': `${site}/#organization` },
});

const officeThings = (site: string, path: string): Thing[] =>
  path === paths.company ? company.offices.map((office) => officeThing(site, office)) : [];

/** The pages above this one, for the breadcrumbs: above a lane stands the page of all lanes. */
const breadcrumbs = (site: string, { path, heading }: WrittenPage): Thing => {
  const above = lanePages.some((page) => page.path === path)
    ? [{ name: transitCopy.title, path: paths.transitTimes }]
    : [];
  const trail = [{ name: brand.name, path: paths.home }, ...above, { name: heading, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path: place }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + place,
    })),
  };
};

const serviceThings = (site: string, path: string): Thing[] => {
  const service = services.find((candidate) => candidate.path === path);
  if (!service) return [];
  const { title, description, questions } = service;
  return [
    {
      '@type': 'Service',
      name: title,
      serviceType: title,
      description,
      url: site + path,
      areaServed: `${claims.countries} countries`,
      provider: { '@id': `${site}/#organization` },
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
};

const place = (name: string): Thing => ({ '@type': 'Place', name });

/** What is offered on a lane: nobody has named a price yet, so it is asked for at the address of the offer. */
const laneThings = (site: string, { path, heading, description }: WrittenPage): Thing[] => {
  const lane = lanes.find(({ slug }) => paths.lane(slug) === path);
  if (!lane) return [];
  const { originCode, origin, destinationCode, destination, mode, service, validFrom } = lane;
  const link = serviceLinks.find(({ slug }) => slug === service);
  const laneQuery = { from: originCode ?? origin, to: destinationCode ?? destination, mode };
  return [
    {
      '@type': 'Service',
      name: heading,
      serviceType: link?.title ?? modeNames[mode],
      description,
      url: site + path,
      areaServed: [...new Set([origin, destination])].map(place),
      provider: { '@id': `${site}/#organization` },
      offers: {
        '@type': 'Offer',
        url: site + askForQuote(laneQuery),
        validFrom,
        eligibleRegion: place(origin),
        seller: { '@id': `${site}/#organization` },
      },
    },
  ];
};

/** A page described to search engines in schema.org's terms. No ratings: no real person gave those on the page. */
export const structuredData = (site: string, page: WrittenPage): Thing => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(site),
    ...(page.path === paths.home ? [] : [breadcrumbs(site, page)]),
    ...serviceThings(site, page.path),
    ...laneThings(site, page),
    ...officeThings(site, page.path),
  ],
});
