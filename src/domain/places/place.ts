export interface Place {
  /** UN/LOCODE without its space, where there is one. */
  code: string;
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  /** IANA time zone. */
  zone: string;
}

export type PlaceKind = 'port' | 'airport' | 'city';
export type StoredPlace = Place & { kind: PlaceKind };
