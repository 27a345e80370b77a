import { ownValue } from '../../supabase/functions/_shared/ownValue.ts';
import { countryOf, positionOf } from './cities';
import { byCountry, nearest, type Place } from './places';
import type { City, Sources } from './sources';

export interface ZonedPlace extends Place {
  zone: string; // IANA
}

/** Of towns that have none, or another than their country keeps today. */
const OF_TOWNS: Readonly<Record<string, string>> = {
  'Ciudad Juárez': 'America/Ciudad_Juarez',
  'Comodoro Rivadavia': 'America/Argentina/Catamarca',
  Oostanay: 'Asia/Qostanay',
  Penza: 'Europe/Moscow',
  Perm: 'Asia/Yekaterinburg',
  'Punta Arenas': 'America/Punta_Arenas',
  Rudny: 'Asia/Qostanay',
  Urmia: 'Asia/Tehran',
};

/** Of places whose nearest town has another, and of countries without a town in the list. */
const OF_PLACES: Readonly<Record<string, string>> = {
  ARCVI: 'America/Argentina/Rio_Gallegos',
  BOCIJ: 'America/La_Paz',
  BRFEN: 'America/Noronha',
  BRTBT: 'America/Manaus',
  CABJO: 'America/Blanc-Sablon',
  CACYNL: 'America/Regina',
  CACYXJ: 'America/Dawson_Creek',
  CAYBX: 'America/Blanc-Sablon',
  CAYNA: 'America/Blanc-Sablon',
  CAYOC: 'America/Dawson',
  CAYPL: 'America/Atikokan',
  CAZHZH: 'America/Dawson',
  CAZWL: 'America/Regina',
  CC: 'Indian/Cocos',
  CLBBA: 'America/Punta_Arenas',
  CLCHB: 'America/Punta_Arenas',
  CLIPC: 'Pacific/Easter',
  CLPCH: 'America/Punta_Arenas',
  CLPNT: 'America/Punta_Arenas',
  CLWPA: 'America/Punta_Arenas',
  CLWPU: 'America/Punta_Arenas',
  FMTKK: 'Pacific/Chuuk',
  FMYAP: 'Pacific/Chuuk',
  GG: 'Europe/London',
  JE: 'Europe/London',
  KICXI: 'Pacific/Kiritimati',
  MNZMAT: 'Asia/Ulaanbaatar',
  NF: 'Pacific/Norfolk',
  NU: 'Pacific/Niue',
  NZCHT: 'Pacific/Chatham',
  PFAUQ: 'Pacific/Marquesas',
  PFGMR: 'Pacific/Gambier',
  PFNHV: 'Pacific/Marquesas',
  PM: 'America/Miquelon',
  RUUEMA: 'Asia/Srednekolymsk',
  RUUSDB: 'Asia/Yekaterinburg',
  WF: 'Pacific/Wallis',
};

/** China keeps the time of Beijing everywhere; the other names are old ones that a system may lack. */
const RENAMED: Readonly<Record<string, string>> = {
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'America/Montreal': 'America/Toronto',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Yellowknife': 'America/Edmonton',
  'Asia/Chongqing': 'Asia/Shanghai',
  'Asia/Harbin': 'Asia/Shanghai',
  'Asia/Kashgar': 'Asia/Shanghai',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Urumqi': 'Asia/Shanghai',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
};

const zoneOf = ({ city, timezone }: City): string => {
  const zone = ownValue(OF_TOWNS, city) ?? timezone ?? '';
  return ownValue(RENAMED, zone) ?? zone;
};

/** Gives each place the zone of the nearest town of its country, unless the tables above know better. */
export const withZones = (places: readonly Place[], { cities }: Sources): ZonedPlace[] => {
  const towns = byCountry(
    cities.map((city) => ({ ...positionOf(city), country: countryOf(city), zone: zoneOf(city) })),
  );
  const everywhere = [...towns.values()].flat();
  return places.map((place) => {
    const { code, country } = place;
    const zone =
      ownValue(OF_PLACES, code) ??
      ownValue(OF_PLACES, country) ??
      nearest(towns.get(country) ?? everywhere, place)?.zone;
    if (!zone) throw new Error(`No zone for ${code}`);
    return { ...place, zone };
  });
};
