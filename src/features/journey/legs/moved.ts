/** The same list with the entry at one index at another. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const rest = list.filter((_entry, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
};
