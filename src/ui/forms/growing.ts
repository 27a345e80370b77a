/**
 * Makes a multiline TextField as high as its text. The browser does that by itself; where it cannot, the field keeps
 * `rows` and scrolls. The library's own way lays a second copy of the text out several times for each key, and hides
 * it by a `style` attribute, which the policy of a prerendered page refuses.
 */
export const growing = <Attributes extends object>(
  { least = 1, rows = least, most }: { least?: number; rows?: number; most: number },
  attributes?: Attributes,
) => ({
  multiline: true,
  slotProps: { input: { inputComponent: 'textarea' as const }, htmlInput: { rows, ...attributes } },
  sx: {
    '& textarea': {
      fieldSizing: 'content',
      minHeight: `${least}lh`,
      maxHeight: `${most}lh`,
      // With `dir="auto"` Chromium else looks at each paragraph anew for every line of it.
      unicodeBidi: 'isolate',
    },
  },
});
