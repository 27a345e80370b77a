import { adminPages } from './adminPages';

/** Texts of the page on which an owner sees how the installation is. */
export const healthCopy = {
  title: adminPages.health,
  loading: 'Looking how the installation is',
  failed: 'Could not read how the installation is',
  asOf: 'As of',
  refreshed: 'This page looks again every minute.',

  problems: 'What needs a hand',
  well: 'Nothing is wrong that can be seen from here.',
  alert: 'Alert',
  advice: 'Advice',
  mailHint: 'Owners are told of alerts by mail, once until each is over. Settings has the switch.',
  pastAlerts: 'Alerts so far',
  noAlerts: 'There was none yet.',
  alertColumns: { what: 'What', began: 'Since', ended: 'Over since' },
  stillOn: 'still on',
  notSeenNow: 'not now; over once it stays away for an hour',

  figures: 'At a glance',
  labels: {
    version: 'Version',
    database: 'Database',
    week: 'Growth in 7 days',
    month: 'Growth in 30 days',
    backup: 'Newest backup',
    tested: 'Newest tested restore',
    waiting: 'Mails waiting',
    unsent: 'Mails that were not sent, or may not have been',
    sockets: 'Open chats and live pages',
    refused: 'Calls refused by a limit, 24 hours',
    slow: 'Slow calls, 24 hours',
    broken: 'Failed calls, 24 hours',
  },
  none: 'none',
  unknownVersion: 'no host reports',
  notYet: 'not known yet',
  since: 'since',

  hosts: 'Hosts',
  noHosts:
    'No host reports here. On a hosted Supabase project its dashboard shows how its servers are; a host of your own reports within a minute.',
  hostColumns: {
    host: 'Host',
    state: 'State',
    version: 'Version',
    since: 'Runs since',
    sockets: 'Sockets',
    memory: 'Memory',
    busy: 'Busy',
    disk: 'Disk free',
  },
  alive: 'runs',
  lost: 'says nothing since',

  calls: 'Calls that were slow, refused or failed',
  callsHint:
    'Of the last 24 hours, of all hosts. Slow is a call that takes a second or more. A refused call is nothing wrong: it came too often, and a limit held it back.',
  noCalls: 'There was none.',
  callColumns: {
    route: 'Route',
    calls: 'Calls',
    refused: 'Refused',
    failed: 'Failed',
    slow: 'Slow',
    mean: 'Mean',
    slowest: 'Slowest',
  },

  errors: 'Errors of browsers',
  errorsHint:
    'Without anything of who met them: addresses, numbers and what was typed are cut. What does not come again leaves after 30 days.',
  noErrors: 'No browser has reported one.',
  errorColumns: {
    error: 'Error',
    times: 'Times',
    page: 'Page',
    browser: 'Browser',
    last: 'Last',
    action: 'Actions',
  },
  kinds: { error: 'Error', rejection: 'Rejection', policy: 'Content policy' },
  forget: 'Take off the list',
  forgetOf: (message: string) => `Take off the list: ${message}`,
  forgotten: 'The error is off the list',
  notForgotten: 'The error could not be taken off the list',
  forgetAll: 'Take all off the list',
  allForgotten: 'The errors are off the list',
  notAllForgotten: 'The errors could not be taken off the list',

  database: 'Database',
  tables: 'Largest tables',
  tableColumns: { table: 'Table', size: 'Size' },
  days: 'Size by day',
  dayColumns: { day: 'Day', size: 'Size' },

  backups: 'Backups',
  noBackups: 'No host has made one.',
  backupColumns: {
    began: 'Begun',
    outcome: 'Outcome',
    size: 'Size',
    encrypted: 'Encrypted',
    checked: 'Tested restore',
  },
  running: 'runs',
  done: 'made',
  wentWrong: 'failed',
  yes: 'yes',
  no: 'no',
} as const;

/** Texts of the switch in the settings. */
export const alertMailsCopy = {
  heading: 'Alerts by mail',
  hint: 'Owners are told of what needs a hand: mail that is stuck, backups that fail or are old, a disk that is nearly full, a database that grows fast, many errors. Each once, until it is over.',
  label: 'Tell owners by mail',
  loading: 'Loading the alerts',
  failed: 'The switch could not be read',
  saved: 'The switch is set',
  notSaved: 'The switch could not be set',
} as const;
