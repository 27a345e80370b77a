/** The value at this share of the sorted `values`: 0.5 is the median. NaN without values. */
export const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
