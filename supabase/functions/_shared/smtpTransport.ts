import { Readable } from 'node:stream';
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection';
import { type ComposedMail, composeMail } from './composeMail.ts';
import { isLoopback } from './isLoopback.ts';
import type { Delivery, Transport } from './transport.ts';

/** `smtps://user:password@host:465`, or `smtp://host:25`, which switches to TLS if the server offers it. */
const parseUrl = (smtpUrl: string) => {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  return {
    options: {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: username !== '' && !isLoopback(hostname), // a password is never sent unencrypted
    },
    login: username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
};

export const UNREADABLE =
  'SMTP_URL is not valid: percent-encode the user and the password (% as %25, # as %23)';

/** Undefined if it cannot be parsed: the error must not quote it, because it contains a password. */
export const readSmtpUrl = (smtpUrl: string): ReturnType<typeof parseUrl> | undefined => {
  try {
    return parseUrl(smtpUrl);
  } catch {
    return undefined;
  }
};

/** 4xx may succeed on a retry, 5xx never will (RFC 5321, section 4.2.1). */
const judge = ({ responseCode, code, message }: SMTPError, handedOver: boolean): Delivery => {
  if (responseCode && code !== 'ECONNECTION') {
    return { outcome: responseCode < 500 ? 'later' : 'refused', reason: message };
  }
  if (handedOver) return { outcome: 'unclear', reason: message };
  return { outcome: code === 'EAUTH' || code === 'ETLS' ? 'refused' : 'later', reason: message };
};

/**
 * Sends through a mail server, one connection per mail. A response lost after the server began to receive the text is
 * 'unclear': SMTP has no way to ask again, and a retry could send the mail twice. If the URL cannot be parsed, every mail
 * is refused, so that its sender learns why.
 */
export const smtpTransport = (smtpUrl: string): Transport => {
  const server = readSmtpUrl(smtpUrl);
  if (!server) return () => Promise.resolve({ outcome: 'refused', reason: UNREADABLE });
  const { options, login } = server;

  const send = ({ envelope, source }: ComposedMail, signal: AbortSignal): Promise<Delivery> =>
    new Promise((resolve) => {
      let handedOver = false;
      const connection = new SMTPConnection(options);
      const end = (delivery: Delivery): void => {
        signal.removeEventListener('abort', onAbort);
        connection.close();
        resolve(delivery);
      };
      const fail = (error: SMTPError): void => end(judge(error, handedOver));
      const onAbort = (): void =>
        fail(Object.assign(new Error('The mail server took too long to respond'), {}));
      signal.addEventListener('abort', onAbort);
      connection.on('error', fail);

      // Nothing of this is sent before the server has accepted sender and receiver.
      const text = new Readable({
        read() {
          handedOver = true;
          this.push(source);
          this.push(null);
        },
      });
      const hand = (): void =>
        connection.send(envelope, text, (error) => (error ? fail(error) : end({ outcome: 'accepted' })));
      connection.connect((error) => {
        if (error) return fail(error);
        if (!login) return hand();
        connection.login(login, (error) => (error ? fail(error) : hand()));
      });
    });

  return async (mail, signal) => {
    try {
      return await send(await composeMail(mail), signal);
    } catch (error) {
      return { outcome: 'refused', reason: `it could not be written: ${String(error)}` };
    }
  };
};
