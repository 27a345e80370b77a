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

/** The answer that the problem stands for, in the shape that the client reads. */
export const authProblem = ({ status, code, message }: AuthProblem): Response =>
  Response.json({ code: status, error_code: code, msg: message }, { status });
