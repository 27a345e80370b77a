/** Texts of what agents do with conversations besides answering. */
export const deskCopy = {
  states: {
    all: 'All chats',
    open: 'Open',
    waiting: 'Waiting for an answer',
    snoozed: 'Snoozed',
    closed: 'Closed',
  },
  state: 'Show',
  search: 'Search in all chats',
  mine: 'Mine',
  anyLabel: (name: string) => `Label: ${name}`,
  noMatch: 'No chat matches.',
  noMatchHint: 'Change what is shown, or search for other words.',
  findFailed: 'The chats could not be searched',
  waiting: 'Waiting',
  snoozed: 'Snoozed',
  assignedTo: (who: string) => `Assigned to ${who}`,

  closeAndKeep: 'Close and keep',
  closed: 'The chat is closed and kept',
  closeFailed: 'The chat could not be closed',
  closeNews: 'A new message has arrived, so the chat was not closed. Press again to close it anyway.',
  endsForBoth:
    'The conversation is deleted for you and for the visitor. To keep it, use “Close and keep” instead: it ends the chat, and you can still read it.',

  details: 'Details',
  hideDetails: 'Hide the details',
  detailsOf: (name: string) => `Details of ${name}`,
  loading: 'Loading the details',
  failed: 'The details could not be loaded',
  visitor: 'Visitor',
  page: 'Page',
  language: 'Language',
  localTime: 'Local time',
  unknown: 'Not known',
  earlier: 'Earlier chats',
  noEarlier: 'None from this browser.',
  earlierChat: (day: string, messages: number) =>
    `${day}, ${messages} ${messages === 1 ? 'message' : 'messages'}`,

  consignments: 'Consignments',
  noConsignments: 'Tracking ids in the messages are shown here.',
  expected: (day: string) => `Expected: ${day}`,
  openConsignment: (id: string) => `${id}: open the consignment`,
  send: 'Send to the visitor',
  sendCard: (id: string) => `Send to the visitor: ${id}`,
  card: (card: { id: string; state: string; place: string; expected: string | undefined; address: string }) =>
    [
      `Consignment ${card.id}: ${card.state}`,
      card.place,
      card.expected && `Expected: ${card.expected}`,
      card.address,
    ]
      .filter(Boolean)
      .join('\n'),

  handling: 'Handling',
  agent: 'Assigned to',
  nobody: 'Nobody',
  you: (address: string) => `${address} (you)`,
  snooze: 'Snooze until',
  otherMoment: 'Another moment',
  snoozeVerb: 'Snooze',
  endSnooze: 'End the snooze',
  snoozeChoices: {
    hour: 'In an hour',
    tomorrow: 'Tomorrow at 9:00',
    monday: 'Next Monday at 9:00',
  },
  snoozedUntil: (moment: string) => `Until ${moment}`,

  labels: 'Labels',
  addLabel: 'Add a label',
  labelHint: 'Enter adds it. 30 characters at most.',
  removeLabel: (name: string) => `Remove the label ${name}`,
  showLabel: (name: string) => `Show chats with the label ${name}`,

  notes: 'Notes',
  notesHint: 'Only agents see them.',
  note: 'New note',
  addNote: 'Add the note',
  noteBlank: 'Write the note first.',
  noteTooLong: 'A note has 2,000 characters at most.',
  deleteNote: 'Delete the note',
  deleteVerb: 'Delete',
  deleteNoteText: 'It is gone for all agents.',
  notSaved: 'The change could not be saved',

  agentTyping: (agent: string) => `${agent} is typing an answer`,
  answered: 'Somebody else has answered meanwhile. Read their answer; Retry sends yours, too.',
  writtenBy: (agent: string) => `by ${agent}`,
} as const;
