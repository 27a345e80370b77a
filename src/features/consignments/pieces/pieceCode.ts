/**
 * What the code on the label of a piece says: the tracking id and the number of the piece (decision 033). The database makes the
 * same (`private.piece_code`), and finds a consignment by it (`private.entered_code`).
 */
export const pieceCode = (trackingId: string, number: number): string => `${trackingId}-${number}`;
