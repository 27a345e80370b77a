import { counted } from './counted';

const consignments = (count: number) => counted(count, 'consignment');

/** Texts of what is done to many consignments at once. */
export const bulkCopy = {
  actions: {
    archive: 'Archive',
    restore: 'Restore',
    type: 'Set type',
    event: 'Add update',
  },
  titles: {
    archive: (count: number) => `Archive ${consignments(count)}`,
    restore: (count: number) => `Restore ${consignments(count)}`,
    type: (count: number, type: string) => `Set the type of ${consignments(count)} to ${type}`,
    event: (count: number, label: string) => `Add “${label}” to ${consignments(count)}`,
    undo: (title: string) => `Undo: ${title}`,
  },
  forms: {
    type: (count: number) => `Set the type of ${consignments(count)}`,
    event: (count: number) => `Add an update to ${consignments(count)}`,
  },
  next: 'Next',
  type: 'Type',
  withoutPlace: 'Without a place, each update is where its consignment was at that time.',
  loading: 'Loading the selected consignments',
  loadingEvents: 'Loading the kinds of updates',
  tooMany: (most: number) =>
    `At most ${consignments(most)} can be changed at once. Narrow the list down first.`,

  first: 'Among them:',
  more: (count: number) => `and ${count.toLocaleString('en')} more`,
  unchanged: (count: number) => `${consignments(count)} would not change, and will be left alone.`,
  unchangedNow: (count: number) => `${consignments(count)} needed no change.`,
  nothing: 'None of the selected consignments would change.',
  eachUndone: 'You can undo all of it afterwards.',
  voided: 'You can undo all of it afterwards: the updates are then voided.',
  cancel: 'Cancel',
  apply: (count: number) => `Change ${consignments(count)}`,
  progress: (settled: number, all: number) =>
    `${settled.toLocaleString('en')} of ${all.toLocaleString('en')} done`,
  stop: 'Stop',
  stopped: (settled: number, waiting: number) =>
    `Stopped. ${consignments(settled)} done, ${waiting.toLocaleString('en')} not yet.`,
  broken: (settled: number, waiting: number) =>
    `The server could not be reached. ${consignments(settled)} done, ${waiting.toLocaleString('en')} not yet. Nothing is done twice when you continue.`,
  resume: 'Continue',
  discard: 'Leave it at that',
  done: (count: number) => `${consignments(count)} changed.`,
  refused: (count: number) => `${consignments(count)} could not be changed:`,
  reasons: 'Not changed',
  columns: { tracking: 'Tracking number', outcome: 'Outcome', reason: 'Reason' },
  outcomes: { waiting: 'Not yet', done: 'Done', refused: 'Refused', unchanged: 'Unchanged' },
  retry: 'Try these again',
  save: 'Save the report',
  undo: 'Undo all',
  close: 'Close',
  gone: 'Someone has deleted it.',
  otherType: (type: string) => `Its type has become ${type} meanwhile.`,
  voidReason: 'Undone with others that were added at once',
  typeReason: 'Type set for several at once',
} as const;
