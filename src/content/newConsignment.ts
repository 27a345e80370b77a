/** Texts of the form of a new consignment, and of what comes after it. */
export const newCopy = {
  open: 'New consignment',
  heading: 'Create consignment',
  close: 'Close the form',
  keepOpen: 'Keep this form open',
  back: 'What you typed and did not send is back. Please check it.',
  startOver: 'Start over',
  copied: (trackingId: string) =>
    `Filled in from ${trackingId}: parties, package and route. Times, status and remark are yours to enter.`,
  begun: (name: string) => `Filled in from the template “${name}”.`,
  undo: 'Undo',
  loadingCopy: 'Loading the consignment to copy',
  loadingForm: 'Loading the form',
} as const;

/** Of the consignment that was just created. */
export const createdCopy = {
  heading: 'Just created',
  number: 'Tracking number',
  copy: 'Copy the number',
  copied: 'Copied',
  byHand: 'It could not be copied: select the number, and copy it yourself.',
  view: 'View',
  publicPage: 'Open the public page',
  elsewhere: 'opens in a new tab',
  mail: 'Mail the customer',
  print: 'Print',
  another: 'Create another',
  duplicate: 'Duplicate',
  dismiss: 'Dismiss',
} as const;

/** Of a consignment whose answer was lost, after its form was changed. */
export const storedCopy = {
  title: (trackingId: string) => `The consignment ${trackingId} was stored with the first values`,
  text: (labels: string) =>
    `Its answer was lost on the way. What you have changed since is not stored: ${labels}.`,
  same: 'Its answer was lost on the way. It is stored as the form shows it.',
  change: (labels: string) => `Change ${labels}`,
  locked: (labels: string) => `${labels} can only be corrected on its page.`,
  correct: 'Correct details',
  open: 'Open it',
  leave: 'Leave it as it was stored',
  second: 'Create a second one',
} as const;

/** Below a field, of what is probably a slip: it is stored as it is typed (docs/conformance.md, section 5). */
export const hintCopy = {
  mail: 'This does not look like an e-mail address. It is stored as you typed it.',
  brokenMail: (why: string) => `${why}. It is stored as you typed it, and no mail is sent to it.`,
  past: 'This date has passed. It is stored as you entered it.',
} as const;

export const templatesCopy = {
  open: 'Begin with a template',
  title: 'Templates of consignments',
  loading: 'Loading the templates',
  empty: 'No templates yet. Fill in the form, and save it as one.',
  use: 'Use',
  useLabel: (name: string) => `Use the template “${name}”`,
  delete: 'Delete',
  deleteLabel: (name: string) => `Delete the template “${name}”`,
  deleteTitle: (name: string) => `Delete the template “${name}”`,
  close: 'Close',
  save: 'Save as template',
  saveTitle: 'Save these values as a template',
  saveAction: 'Save',
  name: 'Name',
  nameHint: 'A template with the same name is replaced. Times are not part of it.',
  nothing: 'Fill in a field first: there is nothing to save.',
} as const;
