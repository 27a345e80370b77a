import { paths } from '@/config/paths';
import { papersCopy } from '@/content/papers';
import type { PaperSize } from '@/ui/print/paperSizes';

export type Paper = keyof typeof papersCopy.papers;
export const papers = Object.keys(papersCopy.papers) as Paper[];

/** What labels can be printed on. */
export type LabelSize = Extract<PaperSize, keyof typeof papersCopy.sizes>;
export const labelSizes = Object.keys(papersCopy.sizes) as LabelSize[];

/** As many consignments as papers can be printed for at once. */
export const MOST_CONSIGNMENTS = 500;

export interface PapersRequest {
  paper: Paper;
  /** The consignments, by their ids. */
  ids: readonly number[];
  /** The one piece whose label is printed. */
  piece?: number;
}

/** The address of what is printed. The ids are in its fragment, which has room for hundreds. */
export const papersAddress = ({ paper, ids, piece }: PapersRequest): string =>
  `${paths.adminPapers}?paper=${paper}${piece === undefined ? '' : `&piece=${piece}`}#${ids.join()}`;

/** What an address asks for; labels of nothing if it says nothing. */
export const readPapers = ({ search, hash }: { search: string; hash: string }): PapersRequest => {
  const params = new URLSearchParams(search);
  const ids = hash
    .slice(1)
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  const piece = Number(params.get('piece') ?? Number.NaN);
  return {
    paper: papers.find((candidate) => candidate === params.get('paper')) ?? 'labels',
    ids: [...new Set(ids)].slice(0, MOST_CONSIGNMENTS),
    piece: Number.isSafeInteger(piece) && piece > 0 ? piece : undefined,
  };
};
