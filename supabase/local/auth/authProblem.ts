/** Thrown to answer as the hosted auth server does: a status, its code, and words. */
export class AuthProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const authProblem = ({ status, code, message }: AuthProblem): Response =>
  Response.json({ code: status, error_code: code, msg: message }, { status });
