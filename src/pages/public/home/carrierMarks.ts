/** A shape and its colour, on a grid of 56 by 56. */
type Shape = readonly [color: string, d: string];

/** The emblems of the fictional carriers, drawn for this site. */
export const carrierMarks: Readonly<Record<string, readonly Shape[]>> = {
  // Two uprights of an H, the bar between them a swell.
  'halvarsund-line': [
    ['#1c3f66', 'M8 6h11v17.5c6-3 11.5 1.5 18 0V6h11v44H37V34.500c-6.5 1.5-12-3-18 0V50H8z'],
    ['#5d9ccb', 'M19 38.500c6-3 11.5 1.5 18 0v5c-6.5 1.5-12-3-18 0z'],
  ],
  // A tail fin, crossed by meridians.
  'meridane-air-cargo': [
    ['#0c6487', 'M4 48C16 40 25 26 31 6h18l-9 42z'],
    [
      '#fff',
      'M14 48c12-8 21-19 28-33l2.5-1c-6 15-14 26-24.5 34zM26 48c8-6 13.5-13 18-22l-1 5c-3.5 6.5-7.5 12-12 17z',
    ],
    ['#e0763a', 'M31 6h18l-1.7 8H28.500z'],
  ],
  // A T whose stem is a road that leaves.
  'tolbrook-haulage': [
    ['#2f2a2b', 'M5 7h46v12H5zM22.5 22h11L41 50H15z'],
    ['#f0a32b', 'M27.2 24h1.600l.4 5h-2.400zM26.6 32h2.800l.5 6h-3.800zM25.9 41h4.200l.7 9h-5.600z'],
  ],
  // A V of two rails, its sleepers between them.
  'varnholt-rail': [
    ['#24604a', 'M3 7h10.500L28 38 42.5 7H53L33 50H23z'],
    ['#8fb8a3', 'M17.5 7h21l-2.4 5.200H19.900zM21.6 16h12.800L32 21.200h-8zM25.7 25h4.600L28 30z'],
  ],
  // The sun over three waves.
  'pelagora-feeders': [
    ['#e39b3c', 'M28 6a17 17 0 0 1 17 17c0 .7 0 1.3-.1 2H11.100A17 17 0 0 1 28 6z'],
    [
      '#137a78',
      'M3 28.500c6.2 0 6.2 4 12.5 4s6.2-4 12.5-4 6.2 4 12.5 4 6.2-4 12.5-4v6c-6.2 0-6.2 4-12.5 4s-6.2-4-12.5-4-6.2 4-12.5 4-6.2-4-12.5-4zM9.2 42c3 1 3.3 3.5 6.3 3.5 6.2 0 6.2-4 12.5-4s6.2 4 12.5 4c3 0 3.3-2.5 6.3-3.5-1.4 3.5-3.3 6.5-6.3 9.5-6.2 0-6.2-4-12.5-4s-6.2 4-12.5 4c-3-3-4.9-6-6.3-9.500z',
    ],
  ],
  // A hook on a nut.
  'corvane-heavy-lift': [
    ['#8a5a12', 'M28 2l22.5 13v26L28 54 5.5 41V15z'],
    [
      '#fff',
      'M28 8a5.5 5.5 0 0 1 2.8 10.2v4.6A10.8 10.8 0 1 1 17 33.2l-2.6-.2 4.8-6.8 3.6 7.4-1.3-.1a6.3 6.3 0 1 0 6.7-6.3h-3v-9A5.5 5.5 0 0 1 28 8zm0 3.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
    ],
  ],
};
