import type { Command } from '../../scripts/dispatch';

/** What `npm run host -- NAME` runs. */
export const hostCommands: readonly Command[] = [
  {
    name: 'backup',
    run: ['host/commands/backup', 'backup'],
    usage: '[FILE]',
    purpose: 'backs up what DATABASE_URL or DATA_DIR names',
  },
  {
    name: 'restore',
    run: ['host/commands/backup', 'restore'],
    usage: 'FILE [--replace | --check]',
    purpose: 'restores a backup, or with --check only tests it',
  },
  {
    name: 'move',
    run: ['host/commands/backup', 'move'],
    purpose: 'moves the embedded database to the server of DATABASE_URL',
  },
  { name: 'doctor', run: ['host/commands/doctor'], purpose: 'says what needs a hand in an installation' },
  {
    name: 'mail:check',
    run: ['host/commands/mailCheck'],
    usage: '[DOMAIN] [--selector NAME]',
    purpose: 'says whether mail of a domain will arrive',
  },
  {
    name: 'audit:verify',
    run: ['host/commands/auditVerify'],
    usage: '[--head ID:HASH …]',
    purpose: 'says whether the audit was tampered with',
  },
  {
    name: 'smoke',
    run: ['host/commands/smoke'],
    usage: 'URL PUBLIC_KEY',
    purpose: 'says whether a deployment works',
  },
  {
    name: 'attack',
    run: ['host/commands/attack'],
    usage: 'URL PUBLIC_KEY | --flood | --fuzz',
    purpose: 'tries what a stranger might; says more without arguments',
  },
  {
    name: 'fixture',
    run: ['host/commands/fixture'],
    usage: 'COMMIT VERSION',
    purpose: 'makes the data of an older version, for the tests of updates',
  },
  {
    name: 'load',
    run: ['host/bench/load'],
    usage: '[embedded]',
    purpose: 'measures many visitors at once, on both databases',
  },
  { name: 'soak', run: ['host/bench/soak'], purpose: 'measures browsers that chat on a failing line' },
  {
    name: 'bench:chat',
    run: ['host/bench/chat'],
    usage: '[NAME …] [--full]',
    purpose: 'measures the chat against its limits',
  },
  { name: 'bench:tracking', run: ['host/bench/tracking'], purpose: 'measures look-ups of tracking ids' },
  {
    name: 'bench:list',
    run: ['host/bench/list'],
    purpose: 'measures the list of consignments and its filters',
  },
  { name: 'bench:import', run: ['host/bench/import'], purpose: 'measures an import of 10,000 rows' },
  { name: 'bench:notices', run: ['host/bench/notices'], purpose: 'measures how notices are sent' },
  { name: 'bench:inputs', run: ['host/bench/inputs'], purpose: 'measures the answers to bad inputs' },
  {
    name: 'bench:week',
    run: ['host/bench/week'],
    usage: '[--minutes N]',
    purpose: 'measures memory, disk and latency under steady load',
  },
  {
    name: 'bench:memory',
    run: ['host/bench/memory'],
    usage: '[--minutes N]',
    purpose: 'measures the memory of the process (Linux)',
  },
  { name: 'bench:start', run: ['host/bench/start'], purpose: 'measures a first and a second start' },
];
