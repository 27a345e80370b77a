import { brand } from '@/brand/brand';
import { claims } from '@/brand/claims';
import { paths, trackedPath } from '@/config/paths';
import type { PictureName } from './pictures';

export type HeroImage = 'office' | 'truck' | 'plane' | 'ship';

export interface HeroSlide {
  heading: string;
  text: string;
  /** What the picture shows (docs/conformance.md, section 4). */
  image: HeroImage;
  /** Names the picture, which shows that. */
  picture: PictureName;
  button: { label: string; path: string };
}

export interface ProgressBar {
  label: string;
  percent: number;
}

export interface LifeCycleItem {
  title: string;
  text: string;
}

export interface Reason {
  figure: string;
  title: string;
  text: string;
}

export interface PortfolioItem {
  title: string;
  text: string;
  image: Exclude<HeroImage, 'office'>;
  path: string;
}

export interface Testimonial {
  quote: string;
  name: string;
  role: string;
  trade: string;
}

export interface Carrier {
  key: string;
  name: string;
  descriptor: string;
}

const grouped = (figure: number) => figure.toLocaleString('en-US');

/** One slide each, in display order. */
export const heroSlides: readonly [HeroSlide, HeroSlide, HeroSlide, HeroSlide] = [
  {
    heading: `Welcome to ${brand.name}`,
    text: 'Air, ocean and road freight, warehousing and customs from one company. Enter your tracking ID and see where your consignment is.',
    image: 'office',
    picture: 'office',
    button: { label: 'Track now', path: paths.tracking },
  },
  {
    heading: 'Warehousing and logistics',
    text: `About ${claims.warehouseSquareMeters} square meters of storage, with stock counted by item, lot and location and orders leaving every working day.`,
    image: 'truck',
    picture: 'mission-delivery', // at the docks of a warehouse
    button: { label: 'Our warehousing', path: paths.service('warehousing') },
  },
  {
    heading: 'Transport goods around the world',
    text: `Service to ${claims.countries} countries with more than ${grouped(claims.carriers)} contracted carriers, chosen lane by lane.`,
    image: 'plane',
    picture: 'plane',
    button: { label: 'Our air freight', path: paths.service('air-freight') },
  },
  {
    heading: 'International cargo logistics',
    text: 'Bookings, documents, customs and delivery under one plan, from the first loading dock to the last.',
    image: 'ship',
    picture: 'ship',
    button: { label: 'International transport', path: paths.service('international') },
  },
];

/** Beside the button of the first slide. */
export const heroQuote = { label: 'Get a quote', path: paths.quote } as const;

export const aboutTeaser = {
  heading: 'Freight is a promise with a date on it',
  paragraphs: [
    `For ${claims.foundedYearsAgo} years ${brand.name} has moved goods for manufacturers, importers, retailers and project builders. What began as a forwarding desk at the port is now a company of more than ${grouped(claims.employees)} people in ${claims.officeCountries}+ countries.`,
    'The work has stayed the same: read the order carefully, choose the right carrier, get the papers right, and tell the customer the truth about where the goods are.',
  ],
  button: { label: 'About us', path: paths.about },
} as const;

export const progressBars: readonly ProgressBar[] = [
  { label: 'Save delivery', percent: 100 },
  { label: 'Support', percent: 99 },
  { label: 'Fast delivery', percent: 90 },
];

/** The services button scrolls to the grid below instead of leaving the page. */
export const imageBand = {
  heading: 'Follow your cargo, or find the service that should carry it',
  text: 'Every consignment has a tracking ID and a dated history of places and events.',
  trackingButton: { label: 'Tracking', path: paths.tracking },
  servicesButton: { label: 'Services', anchor: 'services' },
} as const;

export const servicesGrid = {
  anchor: 'services',
  heading: 'What we do',
  text: 'Six ways to work with us. Most customers begin with one and combine several later.',
} as const;

export const lifeCycleIntro = {
  heading: 'The life cycle of a project',
  text: 'Heavy and oversized cargo is planned long before it moves. These are the five parts of that plan.',
} as const;

export const lifeCycle: readonly LifeCycleItem[] = [
  {
    title: 'Cargo insurance',
    text: 'A carrier’s liability is limited by weight and by convention, and it often ends below the value of the goods. We arrange all-risks cover from warehouse to warehouse, agree on the insured value with you beforehand and, if something happens, appoint the surveyor and prepare the claim.',
  },
  {
    title: 'Engineered transport plans',
    text: 'For every heavy piece our engineers work out center of gravity, lifting points, axle loads, lashing forces and deck strength. You receive drawings and calculations that the terminal, the carrier and the insurer can check before anything is lifted.',
  },
  {
    title: 'Project planning and permits',
    text: 'We survey the route for bridges, curves, power lines and roadworks, apply for road and port permits, and book escorts and closures. The schedule shows which permit holds up which movement, so that delays are seen weeks ahead.',
  },
  {
    title: 'Riggers and crane services',
    text: 'Riggers, slings, spreader beams and cranes are chosen for the piece and for the ground they stand on. A lift plan is signed before the hook moves, and a supervisor of ours is present at every critical lift.',
  },
  {
    title: 'Multi-axle heavy haul equipment',
    text: `Hydraulic platform trailers, low loaders, extendable flatbeds and self-propelled modules distribute loads of up to ${claims.maxWeightTons} tons over as many axles as the road requires, with steering on every line for narrow access.`,
  },
];

export const whyChooseUs = {
  heading: 'Why choose us',
  text: 'Five figures that describe how we work.',
} as const;

export const reasons: readonly Reason[] = [
  {
    figure: `${claims.countries} countries`,
    title: 'Service where you trade',
    text: `We serve ${claims.countries} countries with our own offices and appointed agents; through partner networks, cargo in our care has reached ${claims.countriesReached}+ countries and territories.`,
  },
  {
    figure: `${grouped(claims.carriers)}+ carriers`,
    title: 'A carrier for every lane',
    text: `More than ${grouped(claims.carriers)} contracted carriers, checked for insurance, equipment and safety record before their first load.`,
  },
  {
    figure: `${claims.onTimePercent}% on time`,
    title: 'Delivered when agreed',
    text: `At least ${claims.onTimePercent}% of consignments arrive within the agreed window. The rest are explained, not hidden.`,
  },
  {
    figure: `${claims.minWeightPounds} pounds to ${claims.maxWeightTons} tons`,
    title: 'One pallet or one transformer',
    text: `We accept shipments from ${claims.minWeightPounds} pounds to ${claims.maxWeightTons} tons, and plan both with the same care.`,
  },
  {
    figure: 'Within an hour',
    title: 'Pick-up without waiting',
    text: `Ordered as express, a vehicle is at your door ${claims.pickUp}. Planned loads are picked up on the day and at the hour agreed.`,
  },
];

export const mission = {
  heading: 'Our mission',
  text: 'To move goods safely, legally and on time, and to make freight understandable to the people who pay for it. We quote what we know, warn about what we do not, and keep one person responsible from booking to delivery.',
} as const;

export const hiring = {
  heading: 'We are hiring',
  text: 'We are looking for freight forwarders, customs declarants, planners, warehouse leads and drivers who like to get things right. Write to us with your experience and the office you have in mind.',
  button: { label: 'READ MORE', path: paths.contact },
} as const;

export const portfolioIntro = {
  heading: 'Our portfolio',
  text: 'Three modes, planned together: the right one is often a combination.',
} as const;

export const portfolio: readonly PortfolioItem[] = [
  {
    title: 'Air transportation',
    text: 'Consolidations every week, direct flights when a day matters and charters when nothing else fits.',
    image: 'plane',
    path: paths.service('air-freight'),
  },
  {
    title: 'Ocean transportation',
    text: 'Full and shared containers, refrigerated cargo and pieces too large for any box.',
    image: 'ship',
    path: paths.service('ocean-freight'),
  },
  {
    title: 'Land transportation',
    text: 'Full loads, part loads and groupage across borders, with rail where it saves time or fuel.',
    image: 'truck',
    path: paths.service('road-freight'),
  },
];

export const galleryTeaser = {
  heading: 'From our working days',
  text: 'Illustrations of the ports, runways, roads and warehouses that our crews know.',
  button: { label: 'See more', path: paths.gallery },
} as const;

export const testimonialsIntro = {
  heading: 'What our customers say',
  rating: `${claims.rating} from ${grouped(claims.ratingCount)} ratings`,
  /** Follows the rating. */
  source: `on ${claims.ratingSource}`,
} as const;

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'When our sailing was canceled we had a new vessel and a new date the same afternoon. I did not have to chase anybody.',
    name: 'Daniel Achterberg-Osei',
    role: 'Supply chain lead',
    trade: 'Cocoa ingredients, from Tema to Hamburg',
  },
  {
    quote:
      'They found a mistake in our supplier’s packing list before the container was sealed. That one call saved us a week at the port.',
    name: 'Marit Oosterhuizen',
    role: 'Import manager',
    trade: 'Garden furniture',
  },
  {
    quote:
      'A 62-ton press, two bridges and one narrow village. The drawings were so clear that the road authority approved them at first reading.',
    name: 'Ingrid Salvesberg',
    role: 'Project engineer',
    trade: 'Metal forming',
  },
  {
    quote: 'The stock report and the shelf agree. After three warehouses where they did not, I notice.',
    name: 'Tobias Renquist',
    role: 'Operations director',
    trade: 'Bicycle parts',
  },
  {
    quote:
      'Our vaccines left at four degrees and arrived at four degrees, with the temperature record attached to the delivery note.',
    name: 'Dr. Amara Nwokelo',
    role: 'Head of distribution',
    trade: 'Veterinary medicine',
  },
  {
    quote: 'I ship twenty pallets a year, not twenty a day, and I still get the same person on the phone.',
    name: 'Pauline Vasseroy',
    role: 'Owner',
    trade: 'Ceramics studio',
  },
  {
    quote:
      'They told us not to use air for half of the order. We kept the launch date and spent a third less on freight.',
    name: 'Kenji Moritake',
    role: 'Product manager',
    trade: 'Audio equipment',
  },
];

/** Fictional carriers; the key names the logo. */
export const carriers: readonly Carrier[] = [
  { key: 'halvarsund-line', name: 'Halvarsund Line', descriptor: 'Deep-sea container services' },
  { key: 'meridane-air-cargo', name: 'Meridane Air Cargo', descriptor: 'Scheduled freighters' },
  { key: 'tolbrook-haulage', name: 'Tolbrook Haulage', descriptor: 'Full loads by road' },
  { key: 'varnholt-rail', name: 'Varnholt Rail', descriptor: 'Intermodal block trains' },
  { key: 'pelagora-feeders', name: 'Pelagora Feeders', descriptor: 'Short-sea and feeder vessels' },
  { key: 'corvane-heavy-lift', name: 'Corvane Heavy Lift', descriptor: 'Modular transport and cranes' },
];

export const carriersIntro = {
  heading: 'Carriers we work with',
  text: `Six of more than ${grouped(claims.carriers)} under contract.`,
} as const;

export const rotatingWords = ['Testimonials', 'Reviews', 'Comments'] as const;

/** Of the demonstration: the consignment whose way the page tells, and where it is now. */
export const shownConsignment = {
  label: 'See where a consignment from Tema to Hamburg is now',
  path: trackedPath('CARGO001'),
} as const;

export const getInTouch = {
  heading: 'Get in touch',
  text: 'Describe your shipment in a few lines: what it is, where it is, where it has to be and when. We reply with a plan and a price.',
  button: { label: 'Contact Us', path: paths.contact },
} as const;
