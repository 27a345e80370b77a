import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '../../supabase/functions/_shared/isLoopback.ts';
import { readSmtpUrl, UNREADABLE } from '../../supabase/functions/_shared/smtpTransport.ts';
import type { Finding } from './finding';

const TIMEOUT_MS = 10_000;

/** What happened up to and including the login; nothing is sent. */
export interface ServerVisit {
  host: string;
  port: number;
  /** Where it stopped, and what the server or the network said; absent if nothing failed. */
  failed?: { at: 'connect' | 'tls' | 'login'; why: string };
  isEncrypted: boolean;
  /** Whether SMTP_URL has a user and a password. */
  hasLogin: boolean;
}

type Failure = NonNullable<ServerVisit['failed']>;

const failureOf = ({ code, message }: SMTPError): Failure => {
  const isTls = code === 'ETLS' || /certificate|self.signed|SSL|TLS/i.test(message);
  return { at: isTls ? 'tls' : code === 'EAUTH' ? 'login' : 'connect', why: message };
};

/** Connects, switches to TLS as the site does when it sends, and signs in. Undefined if SMTP_URL cannot be read. */
export const visitServer = async (
  smtpUrl: string,
  timeout = TIMEOUT_MS,
): Promise<ServerVisit | undefined> => {
  const server = readSmtpUrl(smtpUrl);
  if (!server) return undefined;
  const { options, login } = server;
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  const failed = await new Promise<Failure | undefined>((resolve) => {
    connection.on('error', (error: SMTPError) => resolve(failureOf(error)));
    connection.connect((error) => {
      if (error) return resolve(failureOf(error));
      if (!login) return resolve(undefined);
      connection.login(login, (refused) =>
        resolve(refused ? { at: 'login', why: refused.message } : undefined),
      );
    });
  });
  const visit = {
    host: options.host,
    port: options.port,
    failed,
    isEncrypted: connection.secure === true,
    hasLogin: login !== '',
  };
  connection.close();
  return visit;
};

const problems: Record<Failure['at'], { said: string; todo: string }> = {
  connect: {
    said: 'cannot be reached',
    todo: 'Check host and port of SMTP_URL (usually smtps://…:465 or smtp://…:587), and that no firewall is in between.',
  },
  tls: {
    said: 'offers no encrypted connection that can be trusted',
    todo: 'The server needs STARTTLS (587) or TLS (465), and a valid certificate for the name in SMTP_URL.',
  },
  login: {
    said: 'does not accept the login',
    todo: 'Check user and password in SMTP_URL: percent-encoded, and an app password where the provider wants one.',
  },
};

/** `visit` is undefined if SMTP_URL cannot be read, null if it is not set. */
export const judgeServer = (visit: ServerVisit | undefined | null): Finding[] => {
  if (visit === null)
    return [
      {
        topic: 'Server',
        level: 'missing',
        said: 'SMTP_URL is not set, so the site sends nothing.',
        todo: 'Set SMTP_URL and MAIL_FROM, as for the host.',
      },
    ];
  if (!visit) return [{ topic: 'Server', level: 'missing', said: `${UNREADABLE}.` }];
  const { host, port, failed, isEncrypted, hasLogin } = visit;
  const name = `${host}:${port}`;
  if (failed) {
    const { said, todo } = problems[failed.at];
    return [{ topic: 'Server', level: 'missing', said: `${name} ${said}: ${failed.why}.`, todo }];
  }
  const found: Finding[] = [
    {
      topic: 'Server',
      level: 'ok',
      said: `${name} answers, ${isEncrypted ? 'with TLS' : 'without TLS'}${hasLogin ? ', and accepts the login' : ''}`,
    },
  ];
  if (!isEncrypted && !isLoopback(host))
    found.push({
      topic: 'Server',
      level: 'missing',
      said: `${name} offers no STARTTLS, so mail goes there unencrypted.`,
      todo: problems.tls.todo,
    });
  return found;
};
