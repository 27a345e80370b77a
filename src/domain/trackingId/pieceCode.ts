/**
 * What the code on the label of a piece says: the tracking id, and the number of the piece behind a dash. The database makes the
 * same (`private.piece_code`); `readCodes.ts` reads it.
 */
export const pieceCode = (trackingId: string, number: number): string => `${trackingId}-${number}`;
