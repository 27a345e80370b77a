/** Pseudo-random numbers from 0 to 1, the same for the same seed: a run that failed can be repeated. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  // A linear congruential generator; the constants are those of Numerical Recipes.
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
};
