/** Thrown to respond as the hosted auth server does: with a status, an error code and a message. */
export class AuthProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The response for the problem, in the shape that the client reads. */
export const authProblem = ({ status, code, message }: AuthProblem): Response =>
  Response.json({ code: status, error_code: code, msg: message }, { status });
