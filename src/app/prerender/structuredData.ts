import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import { paths } from '@/config/paths';
import type { WrittenPage } from '@/pages/public/publicPages';
import { lanePages } from '@/pages/public/publicPages';
import { services } from '@/content/services';
import { transitCopy } from '@/content/transitTimes';

type Thing = Record<string, unknown>;

const organization = (site: string): Thing => ({
  '@type': 'Organization',
  '@id': `${site}/#organization`,
  name: brand.name,
  legalName: brand.legalName,
  url: `${site}/`,
  logo: `${site}/icon-512.png`,
  telephone: brand.phone.display,
  email: brand.emails.support,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    postalCode: brand.address.postalCode,
    addressLocality: brand.address.city,
    addressCountry: brand.address.country,
  },
});

/** The pages above it: of a lane, that of all lanes. */
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
  const service = services.find((one) => one.path === path);
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

/** A page described to search engines in schema.org's terms. No ratings: no real person gave those on the page. */
export const structuredData = (site: string, page: WrittenPage): Thing => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(site),
    ...(page.path === paths.home ? [] : [breadcrumbs(site, page)]),
    ...serviceThings(site, page.path),
  ],
});
