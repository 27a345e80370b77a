import { brand } from './brand';
import type { Office, OpenSpan, Paper, Person } from './companyTypes';

const closed: readonly OpenSpan[] = [];
const weekdays = (...spans: OpenSpan[]) => [spans, spans, spans, spans, spans, closed, closed];

const turnOfTheYear = ['2026-12-25', '2027-01-01'];

const { address, phone, emails } = brand;

/**
 * SAMPLE. Everything below is invented: the offices and their telephone numbers, the people, the register and tax numbers,
 * the insurance, the association and the certificates. Another company replaces this file by its own, and
 * sets `isSample` of `brand.ts` to false: only then are the notice on the page removed and the numbers told to search engines.
 */
export const company = {
  registration: [
    { label: 'Legal name', value: brand.legalName },
    { label: 'Legal form', value: 'Private limited company' },
    { label: 'Registered office', value: `${address.city}, ${address.country}` },
    { label: 'Trade register', value: brand.registerNumber },
    { label: 'VAT number', value: 'NL000000000B00' },
    { label: 'EORI number', value: 'NL000000000' },
  ] satisfies readonly Paper[],
  vatNumber: 'NL000000000B00',

  insurance: [
    { label: 'Liability as forwarder and carrier', value: 'up to EUR 5,000,000 for each event' },
    { label: 'Goods in our warehouses', value: 'up to EUR 10,000,000 for each site' },
    { label: 'Insurer', value: 'Quaymark Mutual (invented)' },
    { label: 'Cargo insurance for you', value: 'arranged on request, from warehouse to warehouse' },
  ] satisfies readonly Paper[],

  conditions: {
    name: `General Conditions of ${brand.legalName}, edition 2026`,
    /** What the law lets a carrier be held to, at the most, unless a higher value was declared. */
    limits: [
      { label: 'By air', value: '26 Special Drawing Rights per kilogram (Montreal Convention)' },
      {
        label: 'By sea',
        value:
          '2 Special Drawing Rights per kilogram or 666.67 per package, whichever is higher (Hague-Visby Rules)',
      },
      { label: 'By road', value: '8.33 Special Drawing Rights per kilogram (CMR convention)' },
    ] satisfies readonly Paper[],
  },

  certificates: [
    {
      label: 'Open Quays Association (invented)',
      value: 'Member since 2009: forwarders who answer for each other’s invoices',
    },
    {
      label: 'Careful Handling Standard CH 100 (invented)',
      value: 'Quality of handling and documents, all offices, to June 2028',
    },
    {
      label: 'Cold Chain Seal CC 2–8 (invented)',
      value: 'Storage and transport at 2 to 8 degrees Celsius, Rotterdam, to March 2028',
    },
    {
      label: 'Safe Yard Audit SY 3 (invented)',
      value: 'Fences, seals and access, Rotterdam and Houston, to October 2027',
    },
  ] satisfies readonly Paper[],

  people: [
    { name: 'Wilhelmina Haverkorn', role: 'Managing Director', office: 'Rotterdam' },
    { name: 'Desmond Okyere-Falk', role: 'Head of Ocean Freight', office: 'Tema' },
    { name: 'Lucinda Marrowby', role: 'Head of Air Freight', office: 'Chicago' },
    { name: 'Teun van der Sloep', role: 'Head of Road Freight', office: 'Rotterdam' },
    { name: 'Anjali Verghani', role: 'Head of Customs Compliance', office: 'Mumbai' },
    { name: 'Rafael Monteclaro', role: 'Head of Warehousing', office: 'Santos' },
    { name: 'Soraya El-Bannari', role: 'Quality, Safety and Security', office: 'Dubai' },
    { name: 'Peng Kai Lim', role: 'Customer Service', office: 'Singapore' },
  ] satisfies readonly Person[],

  emergency: { display: '+31 10 555 0199', href: 'tel:+31105550199' },

  offices: [
    {
      slug: 'rotterdam',
      name: address.city,
      country: address.country,
      countryCode: 'NL',
      isHeadquarters: true,
      street: address.street,
      postalCode: address.postalCode,
      town: `${address.postalCode} ${address.city}`,
      position: address.position,
      zone: 'Europe/Amsterdam',
      week: weekdays(['08:00', '18:00']),
      closedOn: [...turnOfTheYear, '2026-12-26'],
      phone,
      email: emails.operations,
      does: ['Ocean freight', 'Road and rail', 'Customs', 'Warehousing', 'Project cargo'],
    },
    {
      slug: 'chicago',
      name: 'Chicago',
      country: 'United States of America',
      countryCode: 'US',
      street: '2400 Sample Avenue',
      postalCode: '60600',
      town: 'Chicago, IL 60600',
      position: [41.97, -87.9],
      zone: 'America/Chicago',
      week: weekdays(['08:00', '17:30']),
      closedOn: turnOfTheYear,
      phone: { display: '+1 312 555 0142', href: 'tel:+13125550142' },
      email: 'chicago@carmine-cargo.example',
      does: ['Air freight', 'Domestic transport', 'Customs'],
    },
    {
      slug: 'houston',
      name: 'Houston',
      country: 'United States of America',
      countryCode: 'US',
      street: '77 Sample Channel Road',
      postalCode: '77000',
      town: 'Houston, TX 77000',
      position: [29.73, -95.27],
      zone: 'America/Chicago',
      week: weekdays(['07:30', '17:00']),
      closedOn: turnOfTheYear,
      phone: { display: '+1 713 555 0117', href: 'tel:+17135550117' },
      email: 'houston@carmine-cargo.example',
      does: ['Project cargo', 'Ocean freight', 'Warehousing'],
    },
    {
      slug: 'santos',
      name: 'Santos',
      country: 'Brazil',
      countryCode: 'BR',
      street: 'Rua do Exemplo 180',
      postalCode: '11000-000',
      town: '11000-000 Santos, SP',
      position: [-23.95, -46.33],
      zone: 'America/Sao_Paulo',
      week: weekdays(['08:30', '12:00'], ['13:30', '18:00']),
      closedOn: turnOfTheYear,
      phone: { display: '+55 13 5550 0163', href: 'tel:+551355500163' },
      email: 'santos@carmine-cargo.example',
      does: ['Ocean freight', 'Warehousing'],
    },
    {
      slug: 'tema',
      name: 'Tema',
      country: 'Ghana',
      countryCode: 'GH',
      street: '12 Sample Harbor Road',
      postalCode: 'GT-000-0000',
      town: 'Tema, GT-000-0000',
      position: [5.64, 0.01],
      zone: 'Africa/Accra',
      week: [...weekdays(['08:00', '17:00']).slice(0, 5), [['09:00', '13:00']], closed],
      closedOn: [...turnOfTheYear, '2026-12-26'],
      phone: { display: '+233 30 555 0128', href: 'tel:+233305550128' },
      email: 'tema@carmine-cargo.example',
      does: ['Ocean freight', 'Customs', 'Inland delivery'],
    },
    {
      slug: 'dubai',
      name: 'Dubai',
      country: 'United Arab Emirates',
      countryCode: 'AE',
      street: 'Sample Free Zone, Gate 5',
      postalCode: '00000',
      town: 'Dubai',
      position: [25.0, 55.06],
      zone: 'Asia/Dubai',
      week: [...weekdays(['08:30', '18:00']).slice(0, 4), [['08:30', '12:30']], closed, closed],
      closedOn: ['2027-01-01'],
      phone: { display: '+971 4 555 0171', href: 'tel:+97145550171' },
      email: 'dubai@carmine-cargo.example',
      does: ['Sea–air', 'Air freight', 'Warehousing'],
    },
    {
      slug: 'mumbai',
      name: 'Mumbai',
      country: 'India',
      countryCode: 'IN',
      street: '9 Sample Dock Street',
      postalCode: '400000',
      town: 'Mumbai 400000',
      position: [18.95, 72.85],
      zone: 'Asia/Kolkata',
      week: [...weekdays(['09:30', '18:30']).slice(0, 5), [['09:30', '14:00']], closed],
      closedOn: ['2026-12-25', '2027-01-26'],
      phone: { display: '+91 22 5550 0109', href: 'tel:+912255500109' },
      email: 'mumbai@carmine-cargo.example',
      does: ['Ocean and air freight', 'Customs'],
    },
    {
      slug: 'singapore',
      name: 'Singapore',
      country: 'Singapore',
      countryCode: 'SG',
      street: '30 Sample Wharf, #05-01',
      postalCode: '000000',
      town: 'Singapore 000000',
      position: [1.27, 103.8],
      zone: 'Asia/Singapore',
      week: weekdays(['09:00', '18:00']),
      closedOn: turnOfTheYear,
      phone: { display: '+65 5555 0184', href: 'tel:+6555550184' },
      email: 'singapore@carmine-cargo.example',
      does: ['Air freight', 'Sea–air', 'Customer service for Asia'],
    },
  ] satisfies readonly Office[] as readonly Office[],
} as const;

/** Where the company is led from; its hours are those of the chat and of the contact page. */
export const headquarters = company.offices.find(({ isHeadquarters }) => isHeadquarters) as Office;
