/** Texts of the one page of scanners. */
export const scanCopy = {
  title: 'Record an update',
  find: 'Find the consignment',
  id: 'Consignment number',
  idMissing: 'Enter the number of the consignment',
  lookUp: 'Look up',
  failed: 'Could not look up the consignment',
  notFound: 'There is no consignment with this number. Compare it with the label.',
  facts: {
    status: 'Status',
    where: 'Where it is',
    headingTo: 'Heading to',
    type: 'Type',
  },
  event: 'What happened',
  choose: 'Choose …',
  eventMissing: 'Choose what happened',
  note: 'Note for the office',
  record: 'Record',
  recorded: 'The update is recorded',
  another: 'Another consignment',
  logOut: 'Log out',
} as const;
