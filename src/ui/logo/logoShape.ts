/** A container seen from its corner, open on one side, and an arrow leaving it: strokes on a grid of 48 by 48. */
export const logoShape = {
  container: 'M40 15.2V14L24 4.8 8 14v20l16 9.2L40 34v-1.2',
  arrow: 'M16 24h25M34.5 16.5L42 24l-7.5 7.5',
  strokeWidth: 5.5,
} as const;
