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
  handledMeanwhile: (when: string, by: string | null) =>
    `Nothing was sent: somebody has handled this inquiry meanwhile, ${when}${by ? `, by ${by}` : ''}. What you typed is still here; press Send again to send it all the same.`,
  notChecked:
    'Nothing was sent: whether somebody has handled this inquiry meanwhile could not be found out. What you typed is still here: try again.',
} as const;
