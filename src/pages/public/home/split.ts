/** Two halves side by side, stacked on narrow screens. */
export const split = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'center',
  gap: { xs: '4rem', lg: '7.2rem' },
} as const;
