/** What a new password must be, wherever it is set. An older one still signs in. */
export const MIN_PASSWORD_LENGTH = 8;

/** bcrypt reads only the first 72 bytes. */
export const MAX_PASSWORD_BYTES = 72;

export const isTooLong = (password: string): boolean =>
  new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES;
