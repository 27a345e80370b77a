/** Who asks, for limits: the headers that the gateway sets, as the database reads them (`private.client_keys`). */
export const clientAddress = ({ headers }: Request): string =>
  headers.get('cf-connecting-ip') ??
  headers.get('x-real-ip') ??
  headers.get('x-forwarded-for')?.split(',')[0] ??
  'unknown';
