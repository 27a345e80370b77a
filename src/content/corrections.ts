/** Texts of the correction of what the edit form locks. */
export const correctCopy = {
  open: 'Correct details',
  title: (trackingId: string) => `Correct details of ${trackingId}`,
  text: 'For mistakes. Customers see the corrected details at once; the journey gets no entry.',
  save: 'Save correction',
  reason: 'Reason',
  reasonHint: 'Kept in the audit. Customers do not see it.',
  reasons: [
    'Mistyped when it was registered',
    'The sender asked for the change',
    'The receiver asked for the change',
    'The address was incomplete',
  ],
  unchanged: 'Nothing is different from what is stored. Change a field, or cancel.',
  clashing:
    'Somebody has changed some of these fields meanwhile, so nothing was saved. What you typed is still here: choose for each field, then save again.',
} as const;

/** Of fields that another changes while a form is open. */
export const clashCopy = {
  heading: 'Somebody else has changed this too',
  correct: 'Choose for each field. Everything else that you typed stays as it is.',
  edit: 'Choose for each field. If you choose nothing, what you typed is saved.',
  theirs: 'Theirs, stored now',
  yours: 'Yours',
  original: 'When you opened the form',
  keepTheirs: 'Keep theirs',
  takeMine: 'Take mine',
  keepTheirsOf: (field: string) => `Keep theirs: ${field}`,
  takeMineOf: (field: string) => `Take mine: ${field}`,
  settled: 'You have chosen. Save to store it.',
  empty: 'Empty',
} as const;

/** Of consignments that are archived. */
export const archiveCopy = {
  archive: 'Archive',
  restore: 'Restore',
  archivedOn: (moment: string) => `Archived on ${moment}. It is not among the consignments of the list.`,
  instead: 'Archiving keeps it: it leaves the list, customers can still track it, and you can restore it.',
  archiveInstead: 'Archive instead',
} as const;

/** Of actions that can be undone. */
export const undoCopy = {
  label: 'Actions that can be undone',
  undo: 'Undo',
  dismiss: 'Dismiss',
  archived: (ids: readonly string[]) =>
    ids.length === 1 ? `${ids[0]} was archived` : `${ids.length} consignments were archived`,
  restored: (ids: readonly string[]) =>
    ids.length === 1 ? `${ids[0]} was restored` : `${ids.length} consignments were restored`,
  corrected: (trackingId = 'the consignment') => `The details of ${trackingId} were corrected`,
  reason: (reason: string) => `Undo: ${reason}`,
  failed: 'This could not be undone. Check your connection and try again.',
  changedSince: (fields: string) => `This cannot be undone: somebody has changed it since: ${fields}.`,
  gone: 'This cannot be undone: the consignment was deleted.',
} as const;
