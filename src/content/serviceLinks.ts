import { paths } from '@/config/paths';

interface ServiceHead {
  /** In navigation. */
  label: string;
  /** On the page's banner. */
  title: string;
  subtitle: string;
  /** For search engines, at most 155 characters. */
  description: string;
}

/**
 * The services in the order of the submenu, by their addresses: what menus, cards and page heads need. The long text of a
 * service's page is in `services.ts`.
 */
const serviceHeads = {
  'air-freight': {
    label: 'Air Freight',
    title: 'Air Freight',
    subtitle: 'Airport to airport or door to door, when days matter',
    description:
      'Air freight for urgent, valuable and temperature-sensitive cargo: consolidations, direct flights and charters, with customs and delivery arranged.',
  },
  'ocean-freight': {
    label: 'Ocean Freight',
    title: 'Ocean Freight',
    subtitle: 'Full containers, shared containers and cargo that fits in neither',
    description:
      'FCL, LCL, reefer and out-of-gauge ocean freight between the main ports of the world, with bookings, documents and inland haulage in one plan.',
  },
  'road-freight': {
    label: 'Road Freight',
    title: 'Road Freight',
    subtitle: 'Full loads, part loads and groupage across borders',
    description:
      'Cross-border road freight under CMR: full truckloads, part loads, groupage, temperature-controlled and ADR transport, planned lane by lane.',
  },
  international: {
    label: 'International Transport',
    title: 'International Transport',
    subtitle: 'One plan for every leg between two countries',
    description:
      'Door-to-door international transport: several modes under one plan, Incoterms 2020 advice, documents, customs and one contact for every leg.',
  },
  domestic_transport: {
    label: 'Domestic Transport',
    title: 'Domestic Transport',
    subtitle: 'Collection and delivery inside one country',
    description:
      'Domestic transport for pallets and full loads: LTL, FTL, expedited and scheduled distribution, with appointments and proof of delivery.',
  },
  customer_compliance: {
    label: 'Customs Compliance',
    title: 'Customs Compliance',
    subtitle: 'Declarations that are right the first time, and records that prove it',
    description:
      'Customs compliance for importers and exporters: HS classification, valuation, origin, ISF 10+2, EORI, transit, licenses and audit-ready records.',
  },
  warehousing: {
    label: 'Warehousing',
    title: 'Warehousing',
    subtitle: 'Storage, order picking and bonded stock close to your customers',
    description:
      'Warehousing and fulfillment: racked, bulk, bonded and temperature-controlled storage, FIFO and lot control, cycle counts and daily dispatch.',
  },
} satisfies Record<string, ServiceHead>;

export type ServiceSlug = keyof typeof serviceHeads;

export const serviceSlugs = Object.keys(serviceHeads) as ServiceSlug[];

export interface ServiceLink extends ServiceHead {
  slug: ServiceSlug;
  path: string;
}

/** Names of `ui/lineIcons.ts`. */
type ServiceIcon = 'air' | 'ocean' | 'road' | 'globe' | 'domestic' | 'warehouse';

export interface ServiceCard {
  title: string;
  text: string;
  slug: ServiceSlug;
  path: string;
  icon: ServiceIcon;
  button: 'Read More';
}

export const serviceLinks: readonly ServiceLink[] = serviceSlugs.map((slug) => ({
  slug,
  path: paths.service(slug),
  ...serviceHeads[slug],
}));

/** The phone menu lists only these five. */
export const mobileServiceSlugs = [
  'air-freight',
  'ocean-freight',
  'road-freight',
  'domestic_transport',
  'warehousing',
] as const satisfies readonly ServiceSlug[];

const card = (title: string, slug: ServiceSlug, icon: ServiceIcon, text: string): ServiceCard => ({
  title,
  icon,
  text,
  slug,
  path: paths.service(slug),
  button: 'Read More',
});

/** The services grid of the home page. */
export const serviceCards: readonly ServiceCard[] = [
  card(
    'Transportation',
    'ocean-freight',
    'ocean',
    'Full and shared containers on scheduled sailings, with haulage to and from the port booked alongside.',
  ),
  card(
    'Specialized Transport',
    'air-freight',
    'air',
    'Urgent, fragile, high-value or temperature-sensitive cargo on the next suitable flight.',
  ),
  card(
    'Supply Chain',
    'road-freight',
    'road',
    'Full loads, part loads and groupage by road, timed to your production and your delivery slots.',
  ),
  card(
    'Warehousing',
    'warehousing',
    'warehouse',
    'Space, people and stock control close to your customers, for a season or for years.',
  ),
  card(
    'Solutions',
    'international',
    'globe',
    'One plan for every leg between two countries: modes, documents, customs and a single contact.',
  ),
  card(
    'Products & Services',
    'domestic_transport',
    'domestic',
    'Collection, distribution and expedited delivery inside one country, down to the last appointment.',
  ),
];
