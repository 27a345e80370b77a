/** An error that the user can act on: shown as one line, without a stack trace. */
export class Refusal extends Error {
  override name = 'Refusal';
}
