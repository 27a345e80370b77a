import { bareHeading } from './matchHeadings';
import type { Grid, GridRow } from './grid';

/** How well some headings fit: how many of them name a column. */
export type Fit = (headings: readonly string[]) => number | boolean;

/** A row that may have the headings, or two that have them together. */
export interface HeadingChoice {
  /** The number of the first, and of how many rows it consists. */
  row: number;
  height: 1 | 2;
  headings: readonly string[];
}

/** Headings stand near the beginning, below a title, a note or a logo. */
const LOOKED_AT = 30;
const MOST_OFFERED = 12;

const filledIn = ({ cells }: GridRow) => cells.filter((cell) => cell !== '').length;

/** The upper of two rows of headings names groups: what stands there holds for the columns up to the next one. */
const together = (upper: GridRow, lower: GridRow): string[] => {
  let group = '';
  const width = Math.max(upper.cells.length, lower.cells.length);
  return Array.from({ length: width }, (_, place) => {
    const ownHeading = upper.cells[place] ?? '';
    if (ownHeading !== '') group = ownHeading;
    const below = lower.cells[place] ?? '';
    if (below === '') return ownHeading;
    return bareHeading(group) === bareHeading(below) ? below : `${group} ${below}`.trim();
  });
};

const offersOf = (rows: readonly GridRow[]): HeadingChoice[] =>
  rows.slice(0, LOOKED_AT).flatMap((row, at) => {
    const single: HeadingChoice = { row: row.number, height: 1, headings: row.cells };
    const next = rows[at + 1];
    return next?.number === row.number + 1
      ? [single, { row: row.number, height: 2, headings: together(row, next) }]
      : [single];
  });

/** The rows that a heading can be chosen from, the best first, and then from the top; none of a grid without rows. */
export const headingChoices = ({ rows }: Grid, fit: Fit): HeadingChoice[] => {
  const looked = rows.slice(0, LOOKED_AT);
  const offers = offersOf(looked).map((offer) => ({ offer, fits: Number(fit(offer.headings)) }));
  // Without a word that is known, the headings are above the data, and hardly in a row that has much fewer cells than others.
  const widest = Math.max(0, ...looked.map(filledIn));
  const fallback = offers.find(
    ({ offer }) => offer.height === 1 && offer.headings.filter((text) => text !== '').length * 2 >= widest,
  );
  const most = Math.max(0, ...offers.map(({ fits }) => fits));
  const best =
    most > 0
      ? (offers.find(({ offer, fits }) => fits === most && offer.height === 1) ??
        offers.find(({ fits }) => fits === most))
      : fallback;
  if (!best) return [];
  const otherOffers = offers.filter(
    (candidate) => candidate !== best && (candidate.offer.height === 1 || candidate.fits > 0),
  );
  return [best, ...otherOffers].slice(0, MOST_OFFERED).map(({ offer }) => offer);
};
