/** An error response in PostgREST's shape, so that clients can parse every error in the same way. */
export const problem = (
  status: number,
  code: string,
  message: string,
  more: { details?: string | null; hint?: string | null } = {},
): Response =>
  Response.json({ code, message, details: more.details ?? null, hint: more.hint ?? null }, { status });
