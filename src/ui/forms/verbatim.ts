/** `slotProps` of a field for an identifier, whose text is no word. Constant, so that `FormField` can skip the field. */
export const verbatim = { htmlInput: { translate: 'no', spellCheck: false } } as const;
