/** Where a mail is read that a host without a mail server keeps in its outbox: a path of that host. */
export const outboxAddress = (key: string): string => `/outbox/${key}`;
