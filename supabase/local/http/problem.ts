/** An error in the shape of PostgREST, so that clients read every refusal in one way. */
export const problem = (
  status: number,
  code: string,
  message: string,
  more: { details?: string | null; hint?: string | null } = {},
): Response =>
  Response.json({ code, message, details: more.details ?? null, hint: more.hint ?? null }, { status });
