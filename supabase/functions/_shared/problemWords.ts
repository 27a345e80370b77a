import { ownValue } from './ownValue.ts';

/** What the database has noticed (`private.health_problems`), as the page Health and the mail of an alert say it. */
export interface Problem {
  kind: string;
  facts: Record<string, unknown>;
}

interface Words {
  text: string;
  /** The step to take. */
  todo: string;
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** A number of bytes as people read it. */
export const sizeText = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const value = bytes / 1024 ** power;
  return `${power > 0 && value < 100 ? value.toFixed(1) : Math.round(value)} ${UNITS[power]}`;
};

const counted = (count: unknown, singular: string, many: string): string =>
  `${Number(count)} ${Number(count) === 1 ? singular : many}`;

/** The day and the time in UTC: a mail does not know where its reader is. */
const momentText = (instant: unknown): string =>
  typeof instant === 'string' ? `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC` : 'unknown';

const words: Record<string, (facts: Problem['facts']) => Words> = {
  mail_stuck: ({ mails, since }) => ({
    text: `Mail is stuck: ${counted(mails, 'mail waits', 'mails wait')} since ${momentText(since)}.`,
    todo: 'Look whether a host with SMTP_URL runs and reaches the mail server: its log says why mails do not leave.',
  }),
  mail_failed: ({ mails }) => ({
    text: `${counted(mails, 'mail was', 'mails were')} not sent within a day, or may not have left.`,
    todo: 'Run “npm run host -- mail:check”, and look at the reasons below the notices, newsletters and quotes.',
  }),
  mail_unsent: ({ mails }) => ({
    text: `${counted(mails, 'mail was', 'mails were')} not sent within a week, or may not have left.`,
    todo: 'The reasons stand below the notices, newsletters and quotes: an address that is wrong, mostly. “npm run host -- mail:check” tells whether it is the mail server.',
  }),
  backup_failed: ({ at }) => ({
    text: `The backup of ${momentText(at)} failed.`,
    todo: 'The page Health has its error, the log of the host has more. Make one by hand with “npm run host -- backup”.',
  }),
  backup_failed_before: ({ runs }) => ({
    text: `${counted(runs, 'backup', 'backups')} of the newest five failed, but not the last.`,
    todo: 'The page Health has the error. If it comes again, look whether the folder of the backups always has room.',
  }),
  backup_old: ({ at }) => ({
    text: `The newest backup is of ${momentText(at)}.`,
    todo: 'Look whether BACKUP_EVERY is set on a host that runs, and whether its folder has room.',
  }),
  backup_none: () => ({
    text: 'No backup is known.',
    todo: 'Set BACKUP_EVERY, or make sure that somebody else makes backups of the database.',
  }),
  backup_untested: ({ at }) => ({
    text: at
      ? `No backup was restored as a test since ${momentText(at)}.`
      : 'No backup was ever restored as a test.',
    todo: 'Restore the newest one into an empty database: “npm run host -- restore”.',
  }),
  disk_low: ({ host, free }) => ({
    text: `The disk of the host ${String(host)} is nearly full: ${sizeText(Number(free))} are free.`,
    todo: 'Make room, or move the folder to a larger disk: a full disk refuses every change.',
  }),
  database_growth: ({ before, now }) => ({
    text: `The database grew from ${sizeText(Number(before))} to ${sizeText(Number(now))} within a week.`,
    todo: 'The page Health lists its largest tables. Look whether somebody stores more than usual.',
  }),
  browser_errors: ({ times }) => ({
    text: `Browsers met ${counted(times, 'error', 'errors')} within two hours.`,
    todo: 'The page Health lists them. If they began with an update, go back to the version before it.',
  }),
  browser_errors_listed: ({ errors }) => ({
    text: `${counted(errors, 'error', 'errors')} of browsers ${Number(errors) === 1 ? 'is' : 'are'} on the list.`,
    todo: 'Look at them on the page Health, and take off the list what is dealt with. Anybody can report one: a single odd one says little.',
  }),
  calls_failed_some: ({ calls }) => ({
    text: `${counted(calls, 'call', 'calls')} failed in the host within a day.`,
    todo: 'The page Health lists the routes; the log of the host has each error beside the id of the request.',
  }),
  calls_failed: ({ calls }) => ({
    text: `${counted(calls, 'call', 'calls')} failed in the host within two hours.`,
    todo: 'The page Health lists the routes; the log of the host has each error beside the id of the request.',
  }),
  host_lost: ({ host, seen: lastReport }) => ({
    text: `The host ${String(host)} has said nothing since ${momentText(lastReport)}, and was not stopped.`,
    todo: 'Look whether it runs. If it was replaced, this goes away within a day.',
  }),
  host_busy: ({ host, busy }) => ({
    text: `The host ${String(host)} is busy for ${Math.round(Number(busy) * 100)} % of the time.`,
    todo: 'Start another host if this lasts.',
  }),
  versions: ({ versions }) => ({
    text: `The hosts run different versions: ${Array.isArray(versions) ? versions.join(', ') : ''}.`,
    todo: 'That is so during an update. If none is going on, update the others.',
  }),
};

/** Of a kind that this version does not know, its name: another host may be newer. */
export const problemWords = ({ kind, facts }: Problem): Words =>
  ownValue(words, kind)?.(facts) ?? {
    text: `Something needs a hand: ${kind}.`,
    todo: 'Update all hosts to one version.',
  };
