import path from 'node:path';
import { isLoopback } from '../supabase/functions/_shared/isLoopback.ts';
import { cleanMail, isMailAddress } from '../supabase/functions/_shared/mailAddress.ts';
import {
  isTooLong,
  MAX_PASSWORD_BYTES,
  MIN_PASSWORD_LENGTH,
} from '../supabase/functions/_shared/passwordRule.ts';
import { isWithin } from './isWithin';
import { Refusal } from './refusal';

export interface Settings {
  /** 0 lets the system choose a free one. */
  port: number;
  /** The address to listen on; the default is reachable from this machine only. */
  host: string;
  /** Absolute path of the folder that holds the database files, the keys and the lock. */
  dataDir: string;
  /** A Postgres server to use instead of the embedded one. */
  databaseUrl?: string;
  /** Prints a line of JSON for each request. */
  logRequests: boolean;
  /** Where `/metrics` is served; unset, there are none. */
  metrics?: { port: number; host: string };
  backups: {
    dir: string;
    /** The hours between two that a host makes by itself; unset, it makes none. */
    everyHours?: number;
    /** How many of those to keep. */
    keep: number;
    /** The words that they are encrypted with. */
    key?: string;
  };
  /** Fictitious consignments, inquiries and subscribers for a database that has no consignment yet. */
  demoData: boolean;
  adminEmail: string;
  /** If unset, one is generated on the first start and kept in the data folder. */
  adminPassword?: string;
  /** A folder with the built site, served as it is; if unset, `dist`, built first if it is missing or out of date. */
  siteDir?: string;
  /** The public address of the site, without a trailing slash; if unset, the address the host listens on. */
  siteUrl?: string;
  /** True behind a reverse proxy that adds the client's address to `x-forwarded-for`. */
  trustProxy: boolean;
  /** The mail server, with user and password if it requires them. */
  smtpUrl?: string;
  /** Mail is stored in the data folder and shown: without a mail server, on a host that only this machine reaches. */
  showsOutbox: boolean;
  /** The sender address of mail; always set if there is a mail server. */
  mailFrom?: string;
}

type Environment = Record<string, string | undefined>;

const port = (name: string, value: string): number => {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  throw new Refusal(`${name} must be a number from 0 to 65535, not "${value}".`);
};

const count = (name: string, value: string, most: number): number => {
  if (/^[1-9]\d*$/.test(value) && Number(value) <= most) return Number(value);
  throw new Refusal(`${name} must be a number from 1 to ${most}, not "${value}".`);
};

const LEAST_KEY_LENGTH = 20;

const backups = (env: Environment, dataDir: string): Settings['backups'] => {
  const ownFolder = path.join(dataDir, 'backups');
  const dir = env.BACKUP_DIR ? path.resolve(env.BACKUP_DIR) : ownFolder;
  if (path.relative(ownFolder, dir) !== '' && isWithin(dataDir, dir))
    throw new Refusal(
      `BACKUP_DIR must not be inside DATA_DIR, but for ${ownFolder}: backups would hold backups.`,
    );
  if (env.BACKUP_KEY && env.BACKUP_KEY.length < LEAST_KEY_LENGTH)
    throw new Refusal(
      `BACKUP_KEY must have at least ${LEAST_KEY_LENGTH} characters: openssl rand -base64 32 makes one.`,
    );
  return {
    dir,
    everyHours: env.BACKUP_EVERY ? count('BACKUP_EVERY', env.BACKUP_EVERY, 720) : undefined,
    keep: count('BACKUP_KEEP', env.BACKUP_KEEP || '14', 1_000),
    key: env.BACKUP_KEY || undefined,
  };
};

const isEncoded = ({ username, password }: URL): boolean => {
  try {
    for (const part of [username, password]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
};

const url = (name: string, value: string | undefined, protocols: string[]): string | undefined => {
  if (!value) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new Refusal(
      `${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
  }
  if (!isEncoded(new URL(value)))
    throw new Refusal(`${name}: percent-encode the user and the password (% is %25).`);
  return value.replace(/\/+$/, '');
};

const webAddress = (name: string, value: string | undefined): string | undefined =>
  url(name, value, ['http:', 'https:']);

/** Throws a {@link Refusal} for an address without its scheme, say: the pages of a build would refer to nothing. */
export const checkBuildSettings = (env: Environment): void => {
  for (const name of ['SUPABASE_URL', 'COUNTRY_API_URL', 'SITE_URL']) webAddress(name, env[name]);
};

const IN_A_LOCAL_NETWORK = /^[\w.+-]+@[\w-]+$/;

const email = (name: string, value: string): string => {
  const address = cleanMail(value).toLowerCase();
  if (isMailAddress(address) || IN_A_LOCAL_NETWORK.test(address)) return address;
  throw new Refusal(`${name} must be an e-mail address, not "${value}".`);
};

const mailFrom = ({ MAIL_FROM: value, SMTP_URL: server }: Environment): string | undefined => {
  if (value) return email('MAIL_FROM', value);
  if (server)
    throw new Refusal(
      'MAIL_FROM must be set together with SMTP_URL: it is the address that mail comes from.',
    );
  return undefined;
};

const password = (value: string | undefined): string | undefined => {
  if (!value) return undefined;
  if (value.length >= MIN_PASSWORD_LENGTH && !isTooLong(value)) return value;
  throw new Refusal(
    `ADMIN_PASSWORD must have at least ${MIN_PASSWORD_LENGTH} characters and at most ${MAX_PASSWORD_BYTES} bytes.`,
  );
};

const flag = (name: string, value: string | undefined, unset = false): boolean => {
  if (!value) return unset;
  if (['0', 'false'].includes(value)) return false;
  if (['1', 'true'].includes(value)) return true;
  throw new Refusal(`${name} must be true or false, not "${value}".`);
};

/** Reads and checks the environment once. Throws a {@link Refusal} that names the invalid variable. */
export const readSettings = (env: Environment): Settings => {
  const host = env.HOST || '127.0.0.1';
  const trustProxy = flag('TRUST_PROXY', env.TRUST_PROXY);
  const smtpUrl = url('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']);
  const siteUrl = webAddress('SITE_URL', env.SITE_URL);
  const dataDir = path.resolve(env.DATA_DIR || '.data');
  return {
    port: port('PORT', env.PORT || '3000'),
    host,
    dataDir,
    databaseUrl: url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']),
    logRequests: flag('LOG_REQUESTS', env.LOG_REQUESTS),
    metrics: env.METRICS_PORT
      ? { port: port('METRICS_PORT', env.METRICS_PORT), host: env.METRICS_HOST || '127.0.0.1' }
      : undefined,
    backups: backups(env, dataDir),
    demoData: flag('DEMO_DATA', env.DEMO_DATA, !env.DATABASE_URL),
    adminEmail: email('ADMIN_EMAIL', env.ADMIN_EMAIL || 'admin@carmine-cargo.example'),
    adminPassword: password(env.ADMIN_PASSWORD),
    siteDir: env.SITE_DIR ? path.resolve(env.SITE_DIR) : undefined,
    siteUrl,
    trustProxy,
    smtpUrl,
    // A site with a public name is behind a proxy, which reaches what only this machine should.
    showsOutbox:
      !smtpUrl && !trustProxy && isLoopback(host) && (!siteUrl || isLoopback(new URL(siteUrl).hostname)),
    mailFrom: mailFrom(env),
  };
};
