/** Texts of the inquiries that concern answering them. */
export const inquiriesCopy = {
  show: 'Show',
  choices: { all: 'All', open: 'Open', handled: 'Handled' },
  noneSuch: 'No inquiries match',
  handled: 'Handled',
  handledOn: (when: string, by: string | null) => (by ? `${when}, by ${by}` : when),
  /** In the message box. */
  alreadyHandled: (when: string, by: string | null) =>
    `This inquiry is handled already: ${when}${by ? `, by ${by}` : ''}. A second answer may be one too many.`,
} as const;
