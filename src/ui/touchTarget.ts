/** A link that stands by itself is as high as a finger needs it. */
export const touchTarget = {
  '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '4.4rem' },
} as const;
