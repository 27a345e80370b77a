/** The size of a map on paper, where its text has room beside it. */
export const PAPER_WIDTH = '10cm';
export const PAPER_HEIGHT = '6.5cm';

/** Class of a map that has this size before the page is laid out for paper. */
export const ON_PAPER = 'is-on-paper';
