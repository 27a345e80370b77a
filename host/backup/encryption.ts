import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '../refusal';
import { decryptFormer, FORMER_START } from './formerEncryption';
import { webStream } from './webStream';

/** What a file of age begins with (https://age-encryption.org/v1). */
const START = Buffer.from('age-encryption.org/v1\n');
/** 32 MB and some 0.1 s for each guess at the words; 18, which age takes by itself, is 256 MB of a container's memory. */
const WORK_FACTOR = 15;

/** Loaded where something is encrypted: its ciphers are some megabytes. */
const loadAge = () => import('age-encryption');

/** Encrypts a stream with a passphrase, as `age --passphrase` does. */
export async function* encrypt(source: AsyncIterable<Buffer>, words: string): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(words.normalize());
  yield* await encrypter.encrypt(webStream(source));
}

/** What the library throws says nothing of backups; what the file system throws says what is wrong. */
const inWords =
  (text: string) =>
  (error: unknown): never => {
    throw (error as NodeJS.ErrnoException).code ? error : new Refusal(text);
  };

async function* decryptAge(source: AsyncIterable<Buffer>, words: string): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(words.normalize());
  const stream = await decrypter
    .decrypt(webStream(source))
    .catch(inWords('BACKUP_KEY is not the key of this backup, or its start was changed or cut off'));
  try {
    yield* stream;
  } catch (error) {
    inWords('it was changed or cut off')(error);
  }
}

const isAge = (start: Buffer): boolean => start.subarray(0, START.length).equals(START);
const isFormer = (start: Buffer): boolean => start.equals(FORMER_START);

const startOf = (file: string): Promise<Buffer> =>
  buffer(createReadStream(file, { end: FORMER_START.length - 1 }));

/** Whether a file begins as an encrypted one. */
export const isEncrypted = async (file: string): Promise<boolean> => {
  const start = await startOf(file);
  return isAge(start) || isFormer(start);
};

/**
 * What is in a file, which version 1.0 may have written. Throws a {@link Refusal} if a byte or the words are wrong. With words it has
 * to be encrypted: whoever can write where backups are would not need them.
 */
export async function* decrypt(file: string, words: string | undefined): AsyncGenerator<Uint8Array> {
  const start = await startOf(file);
  const openStream = () => createReadStream(file) as AsyncIterable<Buffer>;
  const isPlain = !isAge(start) && !isFormer(start);
  if (isPlain && words)
    throw new Refusal(
      'it is not encrypted, or its start was changed. BACKUP_KEY is set, so only --unencrypted restores one that is not',
    );
  if (isPlain) yield* openStream();
  else if (!words) throw new Refusal('it is encrypted: set BACKUP_KEY');
  else yield* isAge(start) ? decryptAge(openStream(), words) : decryptFormer(openStream(), words);
}
