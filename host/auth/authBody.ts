import { AuthProblem } from './authProblem';
import { isTooLong, MAX_PASSWORD_BYTES } from '../../supabase/functions/_shared/passwordRule.ts';

const NO_JSON = new AuthProblem(400, 'bad_json', 'Could not parse request body as JSON');
const TOO_LONG = new AuthProblem(
  400,
  'validation_failed',
  `Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`,
);

const FIXED = new AuthProblem(
  403,
  'email_change_disabled',
  'The address of an account cannot be changed. Ask an owner for an invitation to the other one.',
);

const TEXTS = [
  'email',
  'phone',
  'password',
  'refresh_token',
  'provider',
  'id_token',
  'auth_code',
  'code_verifier',
] as const;

export type AuthBody = Partial<Record<(typeof TEXTS)[number], string>> & Record<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** PostgreSQL cannot store the NUL character. */
const isText = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && !value.includes('\0'));

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text || '{}');
  } catch {
    throw NO_JSON;
  }
};

/**
 * The body of a request, which can still be read; empty if there is none. Throws the hosted auth server's error for
 * credentials that are not text, where the embedded one would fail internally.
 */
export const readAuthBody = async (request: Request): Promise<AuthBody> => {
  const body = parse(await request.clone().text());
  if (!isRecord(body) || !TEXTS.every((name) => isText(body[name]))) throw NO_JSON;
  return body;
};

/**
 * Throws the hosted auth server's error for a new password of which bcrypt would use only the beginning, and one for another address:
 * whoever finds an unlocked tab would choose a password by the mail that goes there.
 */
export const checkUserChange = ({ password, email, phone }: AuthBody): void => {
  if (password !== undefined && isTooLong(password)) throw TOO_LONG;
  if (email !== undefined || phone !== undefined) throw FIXED;
};
