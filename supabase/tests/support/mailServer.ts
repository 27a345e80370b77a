import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server handles one mail: accepts it, refuses it at some point, or takes it without ever responding. */
export type Manner = 'accept' | 'mute' | { at: 'connect' | 'receiver' | 'text'; code: number };

export interface MailServer {
  url: string;
  /** The mails it took, parsed by an independent parser, with the receivers of their envelopes. */
  delivered: { mail: Email; to: string[] }[];
  /** Every receiver in a RCPT TO, exactly as it was transmitted. */
  recipients: string[];
  /** Attempts so far. */
  attempts: () => number;
  /** What to do with the next mails; all later ones are accepted. */
  plan: (...manners: Manner[]) => void;
  stop: () => Promise<void>;
}

const refusal = (code: number): Error =>
  Object.assign(new Error(`Refused with ${code}`), { responseCode: code });

/**
 * A real mail server on a free port of this machine, without SMTPUTF8, like many. `password`, if set, is required to
 * send.
 */
export const startMailServer = async (password?: string): Promise<MailServer> => {
  const delivered: MailServer['delivered'] = [];
  const recipients: string[] = [];
  let planned: Manner[] = [];
  let attempts = 0;
  let manner: Manner = 'accept';
  const answerAt = (point: 'connect' | 'receiver' | 'text') =>
    typeof manner === 'object' && manner.at === point ? refusal(manner.code) : undefined;

  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    hideSMTPUTF8: true,
    authOptional: !password,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: (auth, _session, callback) =>
      auth.password === password ? callback(null, { user: auth.username }) : callback(refusal(535)),
    onConnect: (_session, callback) => {
      attempts += 1;
      manner = planned.shift() ?? 'accept';
      callback(answerAt('connect'));
    },
    onRcptTo: (_address, _session, callback) => callback(answerAt('receiver')),
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = answerAt('text');
        if (refusal) return callback(refusal);
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          delivered.push({ mail, to: envelope.rcptTo.map(({ address }) => address) });
          if (manner !== 'mute') callback();
        });
      });
    },
  });
  server.on('error', () => undefined); // a client that hangs up
  const listening = server.listen(0, '127.0.0.1');
  // The server itself reports domains as people write them, no matter how they were sent.
  listening.on('connection', (socket: Socket) =>
    socket.on('data', (chunk) => {
      for (const [, receiver = ''] of chunk.toString().matchAll(/^RCPT TO:<(.*?)>/gm))
        recipients.push(receiver);
    }),
  );
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    recipients,
    attempts: () => attempts,
    plan: (...manners) => {
      planned = manners;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
