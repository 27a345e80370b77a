/** The database stores no NUL and no half of a pair; a mail server may say anything. */
export const storable = (reason: string): string => reason.replace(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
