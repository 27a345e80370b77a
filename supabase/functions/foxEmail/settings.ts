import { cleanMail } from '../_shared/mailAddress.ts';
import { secretReader } from '../_shared/secretReader.ts';
import { smtpTransport } from '../_shared/smtpTransport.ts';
import type { FoxEmailSettings } from './handler.ts';

/**
 * The settings in a deployed function's environment: SUPABASE_URL, which the platform sets, and the secrets SITE_URL,
 * MAIL_FROM and SMTP_URL. Throws if one of them is missing.
 */
export const readSettings = (env: Record<string, string>): FoxEmailSettings => {
  const readSecret = secretReader(env);
  return {
    backend: { url: readSecret('SUPABASE_URL'), fetch },
    siteUrl: readSecret('SITE_URL'),
    mailFrom: cleanMail(readSecret('MAIL_FROM')),
    transport: smtpTransport(readSecret('SMTP_URL')),
    log: (line) => console.log(line), // eslint-disable-line no-console -- the platform's log
  };
};
