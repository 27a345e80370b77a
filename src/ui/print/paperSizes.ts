/** Sheets of paper in millimetres: width and height. */
export const paperSizes = {
  a6: { width: 105, height: 148 },
  inches: { width: 101.6, height: 152.4 },
  a4: { width: 210, height: 297 },
} as const;

export type PaperSize = keyof typeof paperSizes;

/** Many printers leave 3 mm at each edge blank. */
export const LABEL_PADDING = 4;

/** The style of the page that is printed. Without a margin of its own, browsers have no room for their header and footer. */
export const pageRule = (size: PaperSize, margin: number) => ({
  '@page': { size: `${paperSizes[size].width}mm ${paperSizes[size].height}mm`, margin: `${margin}mm` },
});
