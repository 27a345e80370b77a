/**
 * The shape that the site expects of every function (docs/conformance.md, section 7). `keptAt`: the address of a mail that
 * was kept instead of being sent.
 */
export const succeeded = (message: string, keptAt?: string): Response =>
  Response.json({ status: 'success', data: { message, keptAt } });

export const failed = (status: number, message: string): Response =>
  Response.json({ status: 'error', data: { message } }, { status });
