/**
 * The company's details in e-mails. A function is deployed separately and cannot import the site's sources, so this
 * repeats a part of src/brand/brand.ts; a test compares the two.
 */
export const mailBrand = {
  name: 'Carmine Cargo',
  legalName: 'Carmine Cargo International B.V.',
  headquarters: '1 Carmine Quay, 3072 CQ Rotterdam, Netherlands',
  phone: { display: '+31 10 555 0185', href: 'tel:+31105550185' },
  emails: { support: 'support@carmine-cargo.example' },
  senders: [
    'Carmine Cargo',
    'Carmine Cargo International',
    'Carmine Cargo Logistics',
    'Carmine Cargo Support',
    'Carmine Cargo Express',
  ],
  colors: {
    primary: { main: '#8b1a1a', dark: '#5c0f12', contrastText: '#ffffff' },
    secondary: { dark: '#171314' },
    tint: '#faf3f1',
    paper: '#ffffff',
    ink: '#1f1a1b',
    inkSoft: '#5d5356',
    line: '#e6dbd8',
  },
} as const;
