/** A postal code with a Q, which no Dutch one has: the address is invented. */
const address = {
  street: '1 Carmine Quay',
  postalCode: '3072 CQ',
  city: 'Rotterdam',
  country: 'Netherlands',
  position: [51.9, 4.47],
} as const;

/**
 * The company's identity on the site. What cannot import this file repeats it: mail in
 * `supabase/functions/_shared/brand.ts`, the development server's page in `public/index.html`, and the admin's default
 * address in `host/settings.ts` and `compose.yaml`.
 */
export const brand = {
  name: 'Carmine Cargo',
  /** False for a company that exists: its site neither says that it is invented nor shows a consignment of the demonstration. */
  isSample: true as boolean,
  shortName: 'Carmine',
  legalName: 'Carmine Cargo International B.V.',
  /** In the trade register, whose numbers begin at 01000000: nobody has this one. */
  registerNumber: '00000185',
  copyrightYear: 2026,
  homeTitle: 'Carmine Cargo | International freight and logistics',
  titleSuffix: ' | Carmine Cargo',
  siteUrl: 'https://www.carmine-cargo.example',
  address,
  headquarters: `${address.street}, ${address.postalCode} ${address.city}, ${address.country}`,
  phone: { display: '+31 10 555 0185', href: 'tel:+31105550185', messaging: '31105550185' },
  emails: { support: 'support@carmine-cargo.example', operations: 'operations@carmine-cargo.example' },
  sampleEmail: 'jane.doe@company.example',
  /** Sender names an e-mail can have (docs/conformance.md, section 9: five variants of the brand name). */
  senders: [
    'Carmine Cargo',
    'Carmine Cargo International',
    'Carmine Cargo Logistics',
    'Carmine Cargo Support',
    'Carmine Cargo Express',
  ],
  colors: {
    primary: { light: '#b23a3a', main: '#8b1a1a', dark: '#5c0f12', contrastText: '#ffffff' },
    secondary: { light: '#4a4446', main: '#2b2628', dark: '#171314', contrastText: '#ffffff' },
    /** The dark side of a picture behind white text. */
    shade: '#3c090c',
    tint: '#faf3f1',
    /** Background of what is selected, or could not be sent. */
    blush: '#f6e9e7',
    paper: '#ffffff',
    /** Background behind cards and messages. */
    ground: '#faf8f7',
    ink: '#1f1a1b',
    inkSoft: '#5d5356',
    line: '#e6dbd8',
    /** Coasts stand out from both sides, routes from land and sea. */
    map: { sea: '#fcf7f5', land: '#e9d3cd', coast: '#a36c64' },
    /** The ring around what has the focus: no other part of the site has this colour. */
    focus: '#0b2b5c',
    /** What keeps a consignment from its way; no other part of the site has these. */
    caution: { line: '#b45309', tint: '#fff7e8' },
    /** Text and accents on a dark background. */
    onDark: { text: '#d9cfcc', accent: '#e8a9a0' },
  },
  /** After the brand's own font, its fallbacks from `app/fonts.css`. */
  font: 'Poppins, "Like Poppins A", "Like Poppins B", "Like Poppins C", system-ui, sans-serif',
} as const;
