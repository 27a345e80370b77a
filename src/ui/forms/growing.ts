/**
 * Makes a multiline TextField grow with its text. The browser does that natively; where it cannot, the field keeps `rows`
 * and scrolls. MUI's own way lays out a second copy of the text several times per key press, and hides it with a `style`
 * attribute, which the policy of a prerendered page blocks.
 */
export const growing = <Attributes extends object>(
  { least = 1, rows = least, most }: { least?: number; rows?: number; most: number },
  attributes?: Attributes,
) => ({
  multiline: true,
  slotProps: {
    input: { inputComponent: 'textarea' as const },
    htmlInput: { type: undefined, rows, ...attributes }, // MUI would give it an input's type
  },
  sx: {
    '& textarea': {
      fieldSizing: 'content',
      minHeight: `${least}lh`,
      maxHeight: `${most}lh`,
      // With `dir="auto"`, Chromium would otherwise examine each paragraph again for each of its lines.
      unicodeBidi: 'isolate',
    },
  },
});
