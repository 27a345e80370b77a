/** Slots of a TextField that is the browser's own select: its label stands above the choice. */
export const nativeSelect = { select: { native: true }, inputLabel: { shrink: true } };
