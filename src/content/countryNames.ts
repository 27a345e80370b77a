import { countries, type CountryName } from './countries';

/**
 * The letters of each country by ISO 3166-1, and what else people write for it: other names in English, and those in a second
 * language of the country. Its name in English and in its first language is the browser's to say.
 */
const spellings: Record<CountryName, readonly [two: string, three: string, ...others: string[]]> = {
  Algeria: ['DZ', 'DZA', 'Algérie'],
  Angola: ['AO', 'AGO'],
  Argentina: ['AR', 'ARG'],
  Australia: ['AU', 'AUS'],
  Austria: ['AT', 'AUT'],
  Bangladesh: ['BD', 'BGD'],
  Belgium: ['BE', 'BEL', 'Belgique', 'Belgien'],
  Brazil: ['BR', 'BRA'],
  Bulgaria: ['BG', 'BGR'],
  Cameroon: ['CM', 'CMR'],
  Canada: ['CA', 'CAN'],
  Chile: ['CL', 'CHL'],
  China: ['CN', 'CHN', 'PR China', 'PRC', 'P R China', 'People’s Republic of China', '中华人民共和国'],
  Colombia: ['CO', 'COL'],
  Croatia: ['HR', 'HRV'],
  Cyprus: ['CY', 'CYP', 'Kıbrıs'],
  'Czech Republic': ['CZ', 'CZE', 'Czechia', 'Česká republika'],
  Denmark: ['DK', 'DNK'],
  Ecuador: ['EC', 'ECU'],
  Egypt: ['EG', 'EGY'],
  Ethiopia: ['ET', 'ETH'],
  Finland: ['FI', 'FIN'],
  France: ['FR', 'FRA'],
  Germany: ['DE', 'DEU', 'FRG', 'Federal Republic of Germany', 'BRD'],
  Ghana: ['GH', 'GHA'],
  Greece: ['GR', 'GRC', 'Hellas'],
  Hungary: ['HU', 'HUN'],
  India: ['IN', 'IND', 'Bharat'],
  Indonesia: ['ID', 'IDN'],
  Ireland: ['IE', 'IRL', 'Republic of Ireland', 'Éire'],
  Israel: ['IL', 'ISR'],
  Italy: ['IT', 'ITA'],
  'Ivory Coast': ['CI', 'CIV'],
  Japan: ['JP', 'JPN', 'Nippon', '日本国'],
  Jordan: ['JO', 'JOR'],
  Kenya: ['KE', 'KEN'],
  Kuwait: ['KW', 'KWT'],
  Malaysia: ['MY', 'MYS'],
  Mexico: ['MX', 'MEX'],
  Morocco: ['MA', 'MAR', 'Maroc'],
  Netherlands: ['NL', 'NLD', 'Holland', 'Kingdom of the Netherlands'],
  'New Zealand': ['NZ', 'NZL', 'Aotearoa'],
  Nigeria: ['NG', 'NGA'],
  Norway: ['NO', 'NOR', 'Noreg'],
  Oman: ['OM', 'OMN'],
  Pakistan: ['PK', 'PAK'],
  Panama: ['PA', 'PAN'],
  Peru: ['PE', 'PER'],
  Philippines: ['PH', 'PHL'],
  Poland: ['PL', 'POL'],
  Portugal: ['PT', 'PRT'],
  Qatar: ['QA', 'QAT'],
  Romania: ['RO', 'ROU'],
  'Saudi Arabia': ['SA', 'SAU', 'KSA', 'Kingdom of Saudi Arabia', 'السعودية'],
  Singapore: ['SG', 'SGP'],
  'South Africa': ['ZA', 'ZAF', 'RSA', 'Republic of South Africa', 'Suid-Afrika'],
  'South Korea': ['KR', 'KOR', 'Korea', 'Republic of Korea', '한국'],
  Spain: ['ES', 'ESP'],
  Sweden: ['SE', 'SWE'],
  Switzerland: ['CH', 'CHE', 'Suisse', 'Svizzera'],
  Thailand: ['TH', 'THA'],
  Turkey: ['TR', 'TUR'],
  'United Arab Emirates': ['AE', 'ARE', 'UAE'],
  'United Kingdom': [
    ...(['GB', 'GBR', 'UK', 'Great Britain', 'Britain'] as const),
    ...['England', 'Scotland', 'Wales', 'Northern Ireland'],
  ],
  'United States of America': ['US', 'USA', 'United States', 'America'],
  Vietnam: ['VN', 'VNM', 'Viet Nam'],
};

/** Without capitals, accents, points and signs, and without an article. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/^the /, '');

const inLanguage = (language: string, letters: string) =>
  new Intl.DisplayNames([language], { type: 'region' }).of(letters) ?? letters;

const isListed = (name: string): name is CountryName => countries.some((country) => country.name === name);

/** Everything that a country is called, folded; of one that is not in the list, its name alone. */
export const namesOf = (country: string): readonly string[] => {
  if (!isListed(country)) return [foldedName(country)];
  const [two, ...otherSpellings] = spellings[country];
  const { language } = new Intl.Locale(`und-${two}`).maximize();
  const names = [country, two, ...otherSpellings, inLanguage('en', two), inLanguage(language, two)];
  return [...new Set(names.map(foldedName))];
};
