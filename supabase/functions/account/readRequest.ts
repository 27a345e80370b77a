import { isTooLong, MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from '../_shared/passwordRule.ts';
import { readJson } from '../_shared/readJson.ts';
import { Refused } from '../_shared/refused.ts';
import { text } from '../_shared/text.ts';

const MAX_BYTES = 4 * 1024;

/** What the site asks for; see `createAccount`. */
export type AccountRequest =
  | { action: 'forgot'; email: string }
  | { action: 'redeem'; token: string; password: string }
  | { action: 'mail'; token: string };

const filled = (value: unknown, most: number): string => {
  const trimmed = text(value, most);
  if (trimmed === '') throw new Refused(400, 'The request is incomplete.');
  return trimmed;
};

const newPassword = (value: unknown): string => {
  const password = filled(value, MAX_BYTES);
  if ([...password].length < MIN_PASSWORD_LENGTH)
    throw new Refused(422, `The password must have at least ${MIN_PASSWORD_LENGTH} characters.`);
  if (isTooLong(password))
    throw new Refused(422, `The password must have at most ${MAX_PASSWORD_BYTES} bytes.`);
  return password;
};

/** The request in a body. Throws {@link Refused} 400, or 422 for a password against the rule. */
export const readRequest = async (request: Request): Promise<AccountRequest> => {
  const { action, email, token, password } = await readJson(request, MAX_BYTES);
  if (action === 'forgot') return { action, email: filled(email, 320) };
  if (action === 'redeem') return { action, token: filled(token, 100), password: newPassword(password) };
  if (action === 'mail') return { action, token: filled(token, 100) };
  throw new Refused(400, 'The request is incomplete.');
};
