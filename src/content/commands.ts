/** Texts of the command palette and of the keyboard shortcuts of the admin area. */
export const commandsCopy = {
  open: 'Search or jump…',
  title: 'Search or jump',
  field: 'Tracking number, page or action',
  results: 'Results',
  consignments: 'Consignments',
  commands: 'Pages and actions',
  page: (label: string) => `Go to ${label}`,
  logout: 'Log out',
  searching: 'Searching',
  nothing: (text: string) => `Nothing found for “${text}”`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const;

export const shortcutsCopy = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  then: 'or',
  keys: [
    { keys: ['/'], what: 'Search in the list' },
    { keys: ['j'], what: 'Next row of the list' },
    { keys: ['k'], what: 'Previous row of the list' },
    { keys: ['Enter'], what: 'Open the row' },
    { keys: ['?'], what: 'Show these shortcuts' },
  ],
  palette: 'Search or jump to a consignment, page or action',
  off: 'Shortcuts of a single key are off. You can turn them on in the settings.',
  panel: 'Keyboard shortcuts',
  single: 'Shortcuts of a single key',
  singleHint: 'Turn them off if they get in the way of speech input. Those with Ctrl or ⌘ stay.',
} as const;
