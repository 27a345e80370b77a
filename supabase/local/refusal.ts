/** An error that the user can act on: shown as one line, without a stack trace. */
export class Refusal extends Error {
  override name = 'Refusal';
}

const FULL = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];

/** What a system call was refused for, wherever that happens; the error itself if it is a {@link Refusal}; else undefined. */
export const asRefusal = (error: unknown): Refusal | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  const where = path ? ` (${path})` : '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || FULL.test(message))
    return new Refusal(`The disk is full${where}. Free some space, and start again.`);
  if (error instanceof Refusal) return error;
  if (FORBIDDEN.includes(code) && path)
    return new Refusal(
      `${path} cannot be written (${code}). Give this user the right to write there (chown), and start again.`,
    );
  return undefined;
};
