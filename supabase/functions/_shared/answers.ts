/** The shape that the site expects of every function (docs/conformance.md, section 7). */
export const succeeded = (message: string): Response =>
  Response.json({ status: 'success', data: { message } });

export const failed = (status: number, message: string): Response =>
  Response.json({ status: 'error', data: { message } }, { status });
