import type { BackendAddress } from './backend.ts';
import type { Clock } from './deliver.ts';
import { cleanMail } from './mailAddress.ts';
import { secretReader } from './secretReader.ts';
import { smtpTransport } from './smtpTransport.ts';
import type { Transport } from './transport.ts';

/** What a function gets that acts by the secret key and sends mail of the site itself. */
export interface ServiceSettings {
  backend: BackendAddress;
  /** Acts past every policy: used for the auth server's users, and for the functions that only `service_role` may call. */
  secretKey: string;
  /** The public address of the site, without a trailing slash. */
  siteUrl: string;
  /** Absent if there is no mail server. */
  mail?: {
    from: string;
    transport: Transport;
    /** Whether mail is kept in the outbox instead of being sent: for answers that do not wait for what becomes of it. */
    isKept?: boolean;
  };
  /** Is told of work that goes on after the answer. */
  later?: (work: Promise<void>) => void;
  clock?: Clock;
  /** Gets one line per mail: never an address, never a link. */
  log?: (line: string) => void;
}

/** Hosted functions are stopped after the answer, unless they say what they still do. */
declare const EdgeRuntime: { waitUntil: (work: Promise<void>) => void } | undefined;

/**
 * The settings in a deployed function's environment: SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY, which the platform sets,
 * and the secrets SITE_URL, and MAIL_FROM and SMTP_URL if there is a mail server. Throws if one of the others is missing.
 */
export const readSettings = (env: Record<string, string>): ServiceSettings => {
  const readSecret = secretReader(env);
  return {
    backend: { url: readSecret('SUPABASE_URL'), fetch },
    secretKey: readSecret('SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: readSecret('SITE_URL'),
    mail: env.SMTP_URL
      ? { from: cleanMail(readSecret('MAIL_FROM')), transport: smtpTransport(env.SMTP_URL) }
      : undefined,
    later: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
    log: (line) => console.log(line), // eslint-disable-line no-console -- the platform's log
  };
};
