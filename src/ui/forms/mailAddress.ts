const ADDRESS = /^[^\s@<>,;"\\]{1,64}@[^\s@<>,;"\\]+\.[^\s@<>,;"\\]+$/;
const MAX_LENGTH = 120;

/** Whether mail can be addressed to it, as the database checks it (`private.is_mail_address`). */
export const isMailAddress = (text: string) => text.length <= MAX_LENGTH && ADDRESS.test(text);
