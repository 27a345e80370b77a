/** The map of a route and the list of its legs. Moments arrive as text. */
export const routeCopy = {
  heading: 'Route',
  map: (from: string, to: string) => `Route from ${from} to ${to} on a map`,
  mapOfPlace: (place: string) => `${place} on a map`,
  legs: 'Legs of the route',
  stops: 'Places of the route',

  /** Instead of an arrow. */
  to: 'to',

  travelled: 'Traveled',
  underWay: 'Under way',
  toCome: 'To come',
  /** The same of a consignment that goes no further. */
  ended: { underWay: 'Begun', toCome: 'Not traveled' },
  shortest: 'Lines join the places by the shortest way. They are not the course of a vessel or vehicle.',

  /** Beside the mark on the map. */
  now: (place: string) => `Now: ${place}`,
  estimated: 'Now, estimated',
  lastKnown: (place: string) => `Last known: ${place}`,

  /** The same as a sentence. */
  nowAt: (place: string) => `It is now in ${place}.`,
  nowBetween: (from: string, to: string) =>
    `It is now between ${from} and ${to}. The mark is estimated from the times of this leg.`,
  lastKnownAt: (place: string) => `Its last known place is ${place}.`,
  endedAt: (status: string, place: string) => `${status}: ${place}.`,

  departure: {
    actual: (moment: string) => `Departed ${moment}`,
    estimated: (moment: string) => `Departure expected ${moment}`,
    planned: (moment: string) => `Departure planned for ${moment}`,
  },
  arrival: {
    actual: (moment: string) => `Arrived ${moment}`,
    estimated: (moment: string) => `Arrival expected ${moment}`,
    planned: (moment: string) => `Arrival planned for ${moment}`,
  },
} as const;
