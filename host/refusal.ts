/** An error that the user can act on: shown as one line, without a stack trace. */
export class Refusal extends Error {
  override name = 'Refusal';
}

const FULL = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

/** Numbers of the same errors in WebAssembly, whose errors of the file system are not instances of Error (wasi_snapshot_preview1). */
const WASI_CODES: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

interface SystemError {
  name?: string;
  code?: string;
  errno?: number;
  path?: string;
  message?: string;
}

const codeOf = ({ name, code, errno = 0 }: SystemError): string =>
  (name === 'ErrnoError' ? WASI_CODES[errno] : code) ?? '';

/** Why the system refused something, wherever that was; the error itself if it is a {@link Refusal}; else undefined. */
export const asRefusal = (error: unknown): Refusal | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  const failure = error as SystemError;
  const code = codeOf(failure);
  const place = failure.path ?? 'The data folder';
  if (FULL.test(`${code} ${failure.message}`)) {
    const where = failure.path ? ` (${failure.path})` : '';
    return new Refusal(`The disk is full${where}. Free some space, and start again.`);
  }
  if (error instanceof Refusal) return error;
  if (FORBIDDEN.includes(code) && (failure.path || failure.name === 'ErrnoError'))
    return new Refusal(
      `${place} cannot be written (${code}). Give this user the right to write there (chown), and start again.`,
    );
  return undefined;
};
