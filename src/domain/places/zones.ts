import { ownValue } from '@/config/ownValue';
import { knownZone } from '@/ui/dates/formatDate';

/** What browsers call a time zone by a former name (CLDR keeps the first one), and its name in the gazetteer. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** As the database has them: neither "UTC" nor an offset. */
const NAME = /^[A-Z][A-Za-z_]{1,13}(\/[A-Za-z0-9_+-]{1,20}){1,2}$/;

const nameOf = (zone: string) => ownValue(RENAMED, zone) ?? zone;

/** The time zones that this browser offers, by their names in the gazetteer. */
export const zones: readonly string[] = [
  ...new Set(
    Intl.supportedValuesOf('timeZone')
      .map(nameOf)
      .filter((zone) => NAME.test(zone)),
  ),
].sort();

/** The name of the time zone that a text means; undefined if this browser cannot tell the time of one. */
export const readZone = (text: string): string | undefined => {
  const name = text.trim();
  const offered = zones.find((zone) => zone.toLowerCase() === name.toLowerCase());
  return offered ?? (NAME.test(name) ? knownZone(nameOf(name)) : undefined);
};
