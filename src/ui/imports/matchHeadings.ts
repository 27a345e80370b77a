/** A heading without what does not distinguish it: case, accents, spaces and signs. */
export const bareHeading = (heading: string) =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');

/** A column that a file can have. */
export interface ImportedColumn<Column extends string> {
  column: Column;
  label: string;
}

/**
 * The column that each heading names, at most once each; null for those that name none. `synonyms` are what other programs call
 * the columns; the product's own labels come before what others might mean.
 */
export const matchHeadings = <Column extends string>(
  headings: readonly string[],
  columns: readonly ImportedColumn<Column>[],
  synonyms: Partial<Record<Column, readonly string[]>>,
): (Column | null)[] => {
  const known = new Map<string, Column>();
  for (const { column, label } of columns) {
    for (const name of [label, column, ...(synonyms[column] ?? [])]) {
      if (!known.has(bareHeading(name))) known.set(bareHeading(name), column);
    }
  }
  const taken = new Set<Column>();
  const exact = new Set(columns.map(({ label }) => bareHeading(label)));
  const matched = headings.map((): Column | null => null);
  for (const isTurn of [(name: string) => exact.has(name), () => true]) {
    headings.forEach((heading, place) => {
      const name = bareHeading(heading);
      const column = known.get(name);
      if (!column || matched[place] || taken.has(column) || !isTurn(name)) return;
      taken.add(column);
      matched[place] = column;
    });
  }
  return matched;
};
