/** What an owner of a new company does first, in its order. */
export const firstStepNames = [
  'company',
  'mail',
  'hours',
  'notices',
  'staff',
  'secondFactor',
  'consignment',
  'backup',
] as const;

export type FirstStep = (typeof firstStepNames)[number];

/** Texts of the list of first steps. */
export const firstStepsCopy = {
  heading: 'First steps',
  hint: 'What a new company needs before it takes in consignments. Each step is ticked once it is done; the list goes when all are.',
  loading: 'Looking what is done',
  failed: 'Could not read which of the first steps are done',
  progress: (doneCount: number, all: number) => `${doneCount} of ${all} done`,
  done: 'Done',
  open: 'To do',
  putAway: 'Put the list away',
  putAwayHint: 'It stays on the page Health until all is done.',
  isAway: 'The list is on the page Health from now on',
  bringBack: 'Show it on the dashboard',
  isBack: 'The list is on the dashboard again',
  notKept: 'This choice could not be stored',

  steps: {
    company: {
      title: 'Enter the company’s name, address and telephone',
      todo: 'They are part of the site itself: whoever runs it changes them in src/brand and builds the site anew. Until then visitors see the made-up company.',
      link: 'See what visitors see',
    },
    mail: {
      title: 'Connect a mail server',
      todo: 'Whoever runs the host sets SMTP_URL and MAIL_FROM and restarts it; “npm run host -- mail:check” finds what is missing. Then send a mail to yourself: this is done when one has left.',
      link: 'Send a mail',
    },
    hours: {
      title: 'Set the hours of the chat',
      todo: 'Visitors then read when somebody answers. Without hours nothing is promised.',
      link: 'Set the hours',
    },
    notices: {
      title: 'Choose what customers are told by mail',
      todo: 'Senders and receivers can hear of each event of a consignment. At first they hear of none.',
      link: 'Choose the notices',
    },
    staff: {
      title: 'Invite a colleague',
      todo: 'As an owner, for the office, or for the scanner. A second owner can help whoever has lost a password.',
      link: 'Invite somebody',
    },
    secondFactor: {
      title: 'Protect your sign-in with a second step',
      todo: 'A code of your phone beside the password, so that a stolen password alone opens nothing.',
      link: 'Set it up',
    },
    consignment: {
      title: 'Create the first consignment, or import those that you have',
      todo: 'Its tracking number works for visitors at once. A list from a spreadsheet (CSV or XLSX) is checked before anything is stored.',
      link: 'Create a consignment',
    },
    backup: {
      title: 'Have backups made',
      todo: 'Whoever runs the host sets BACKUP_EVERY, or makes one by “npm run host -- backup”. This is done when one was made; on a hosted project its platform makes them, and you can put this list away.',
      link: 'See the backups',
    },
  } satisfies Record<FirstStep, { title: string; todo: string; link: string }>,
  import: 'Import',
} as const;
