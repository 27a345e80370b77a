import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composeMail } from '../../supabase/functions/_shared/composeMail.ts';
import { outboxAddress } from '../../supabase/functions/_shared/outboxAddress.ts';
import type { OutgoingMail, Transport } from '../../supabase/functions/_shared/transport.ts';

/** A stored mail, readable without a mail client. */
export type KeptMail = OutgoingMail & {
  /** When it was stored, ISO 8601. */
  at: string;
};

/** Mail that would have been sent: for a host without a mail server. */
export interface Outbox {
  /** Stores a mail instead of sending it. */
  transport: Transport;
  /** Newest first. */
  list: () => Promise<KeptMail[]>;
  readMail: (key: string) => Promise<KeptMail | undefined>;
  /** The mail as it would have been sent to a mail server (.eml). */
  source: (key: string) => Promise<string | undefined>;
  remove: (key: string) => Promise<void>;
}

/** A file that was left half written is no mail: the others are listed without it. */
const parse = (text: string): KeptMail | undefined => {
  try {
    return JSON.parse(text) as KeptMail;
  } catch {
    return undefined;
  }
};

const isKey = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

/** Each mail is two files of `folder`: `<key>.eml`, and `<key>.json` with its parts, written last. */
export const openOutbox = (folder: string): Outbox => {
  const text = (name: string): Promise<string | undefined> =>
    readFile(path.join(folder, name), 'utf8').catch(() => undefined);

  const readMail = async (key: string): Promise<KeptMail | undefined> => {
    const mail = isKey(key) ? await text(`${key}.json`) : undefined;
    return mail === undefined ? undefined : parse(mail);
  };

  /** Whoever reads meanwhile finds the whole file or none. */
  const write = async (name: string, content: string | Buffer): Promise<void> => {
    const draft = path.join(folder, `${name}.new`);
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, path.join(folder, name));
  };

  const keep = async (mail: OutgoingMail): Promise<void> => {
    const keptMail: KeptMail = { ...mail, at: new Date().toISOString() };
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { source } = await composeMail(mail);
    await write(`${mail.key}.eml`, source);
    await write(`${mail.key}.json`, JSON.stringify(keptMail));
  };

  return {
    readMail,
    source: async (key) => (isKey(key) ? text(`${key}.eml`) : undefined),
    transport: (mail) =>
      keep(mail).then(
        () => ({ outcome: 'accepted', keptAt: outboxAddress(mail.key) }),
        (error: Error) => ({ outcome: 'refused', reason: `it could not be saved: ${error.message}` }),
      ),
    remove: async (key) => {
      if (!isKey(key)) return;
      for (const name of [`${key}.json`, `${key}.eml`]) await rm(path.join(folder, name), { force: true });
    },
    list: async () => {
      const names = await readdir(folder).catch(() => []);
      const keys = names
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.slice(0, -'.json'.length));
      const mails = (await Promise.all(keys.map(readMail))).filter((mail) => mail !== undefined);
      return mails.sort((a, b) => b.at.localeCompare(a.at));
    },
  };
};
