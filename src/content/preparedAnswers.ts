/** Texts of the prepared answers: where they are inserted, and where they are kept. */
export const preparedAnswersCopy = {
  heading: 'Prepared answers',
  hint: 'Typing / and a few letters in a reply or an e-mail finds them.',
  placeholders:
    'What stands in braces is filled in: {name} of the visitor or recipient, and {trackingId}, {status} and {expected} arrival of the consignment.',
  loading: 'Loading the prepared answers',
  none: 'No prepared answers yet.',
  add: 'Add a prepared answer',
  edit: 'Edit',
  editLabel: (shortcut: string) => `Edit /${shortcut}`,
  delete: 'Delete',
  deleteLabel: (shortcut: string) => `Delete /${shortcut}`,
  deleteTitle: (shortcut: string) => `Delete the prepared answer /${shortcut}`,
  addTitle: 'New prepared answer',
  editTitle: (shortcut: string) => `Prepared answer /${shortcut}`,
  shortcut: 'Shortcut',
  shortcutHint: 'What is typed after the slash: small letters, digits and dashes.',
  shortcutRule: 'A shortcut has 1 to 30 small letters, digits and dashes, and does not begin with a dash',
  text: 'Text',
  save: 'Save',
  lengthRule: 'At most 2000 characters',
  unknown: (name: string) =>
    `There is no placeholder {${name}}. Use {name}, {trackingId}, {status} or {expected}.`,
  brace: 'A brace can only be that of a placeholder, such as {name}.',
  taken: 'Another prepared answer has this shortcut. What you typed is still here: choose another one.',
  changed:
    'Someone has changed this prepared answer meanwhile. What you typed is still here; saving again replaces what is stored now.',
  gone: 'Someone has deleted this prepared answer meanwhile. What you typed stays here until you cancel.',
  now: (shortcut: string) => `Stored now as /${shortcut}:`,
  deletedOrChanged: 'Someone has changed this prepared answer meanwhile. Confirm again to delete it anyway.',
  kept: (reason: string) => `${reason.replace(/[^.!?]$/, '$&.')} What you typed is still here.`,
  paragraphHint: 'Type / for a prepared answer.',
  found: (count: number) =>
    count === 1
      ? '1 prepared answer. Enter inserts it, Escape closes the list.'
      : `${count} prepared answers. Arrow keys choose, Enter inserts, Escape closes the list.`,
  unfilled: (placeholder: string) =>
    `${placeholder} is not filled in, so this was not sent. Replace it with words, or remove it.`,
} as const;
