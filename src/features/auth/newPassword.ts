import { passwordChangeCopy as words } from '@/content/auth';

/** As the auth server has it: 8 characters, and 72 bytes, of which bcrypt reads no more. */
const MIN_LENGTH = 8;
const MAX_BYTES = 72;

/** Why a text cannot be a new password; undefined if it can. */
export const problemOfNewPassword = (password: string) => {
  if ([...password].length < MIN_LENGTH) return words.tooShort;
  return new TextEncoder().encode(password).length > MAX_BYTES ? words.tooLong : undefined;
};
