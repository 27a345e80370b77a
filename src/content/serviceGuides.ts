import type { ServiceSlug } from './serviceLinks';

/** What helps to decide for a service, or how much of it: a table that no other service has. */
export interface ServiceGuide {
  heading: string;
  lead: string;
  columns: readonly [name: string, ...facts: string[]];
  rows: readonly (readonly [name: string, ...facts: string[]])[];
}

/** The lanes of the other services stand in the table of their times. */
export const serviceGuides: Partial<Record<ServiceSlug, ServiceGuide>> = {
  'ocean-freight': {
    heading: 'Which container fits',
    lead: 'Inside measures of usual containers; each line differs by some centimeters. Heavy cargo reaches the payload first, light cargo the volume.',
    columns: [
      'Container',
      'Inside, length × width × height',
      'Volume',
      'Payload',
      'Euro pallets on the floor',
    ],
    rows: [
      ['20 ft', '5.90 × 2.35 × 2.39 m', '33 m³', '28 t', '11'],
      ['40 ft', '12.03 × 2.35 × 2.39 m', '67 m³', '26 t', '24'],
      ['40 ft high cube', '12.03 × 2.35 × 2.70 m', '76 m³', '26 t', '24'],
      ['45 ft pallet-wide', '13.55 × 2.44 × 2.70 m', '89 m³', '27 t', '33'],
      ['40 ft reefer', '11.58 × 2.29 × 2.40 m', '64 m³', '27 t', '23'],
    ],
  },
  'road-freight': {
    heading: 'How many loading meters',
    lead: 'A loading meter is a meter of a trailer 2.4 meters wide: length × width of what stands on the floor, in meters, ÷ 2.4. What can be stacked counts once.',
    columns: ['On the floor', 'Loading meters of each', 'In a trailer of 13.6 m'],
    rows: [
      ['Euro pallet, 120 × 80 cm', '0.4', '33'],
      ['Industrial pallet, 120 × 100 cm', '0.5', '26'],
      ['Half pallet, 60 × 80 cm', '0.2', '68'],
      ['Crate, 200 × 120 cm', '1.0', '13'],
    ],
  },
  warehousing: {
    heading: 'How much floor it takes',
    lead: 'Rules of thumb for 100 euro pallets up to 1.6 meters high, aisles included. Racks cost more for each position and less for the floor.',
    columns: ['Kept', 'Floor', 'Each pallet reached at once', 'Suits'],
    rows: [
      ['On the floor, one high', '180 m²', 'Yes', 'a few days, odd sizes'],
      ['Block, three high', '65 m²', 'No, the front ones', 'many pallets of one article'],
      ['Wide-aisle racks, five levels', '50 m²', 'Yes', 'many articles, daily picks'],
      ['Narrow-aisle racks, eight levels', '25 m²', 'Yes', 'many articles, long storage'],
    ],
  },
  customer_compliance: {
    heading: 'The papers we need from you',
    lead: 'With these we can file before the goods arrive. Copies by e-mail are enough unless the last column says otherwise.',
    columns: ['Paper', 'Who makes it', 'When it is needed', 'Original'],
    rows: [
      ['Commercial invoice, with terms of delivery', 'Seller', 'Always', 'No'],
      ['Packing list', 'Seller', 'Always', 'No'],
      ['Bill of lading, air waybill or CMR', 'Carrier', 'Always', 'Bill of lading'],
      ['EORI or tax number, power of attorney', 'You', 'The first time', 'No'],
      ['HS codes, or what tells them', 'You', 'Always', 'No'],
      ['Certificate or statement of origin', 'Seller or chamber', 'For a lower duty', 'Form A, EUR.1'],
      ['License, health or plant certificate', 'Authority', 'For controlled goods', 'Yes'],
    ],
  },
};

export const weightCalculatorCopy = {
  heading: 'What the airline will charge by',
  lead: 'Airlines charge the greater of weight and volume. Enter equal pieces and see which of the two counts.',
  count: 'Pieces',
  length: 'Length (cm)',
  width: 'Width (cm)',
  height: 'Height (cm)',
  weight: 'Weight of each (kg)',
  loading: 'Loading the calculator',
} as const;
