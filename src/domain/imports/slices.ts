/** Small enough to be done between two frames. */
export const ROWS_AT_ONCE = 250;

/** Lets the page answer between two parts of a long computation. */
export const betweenSlices = () => new Promise<void>((resolve) => setTimeout(resolve));
