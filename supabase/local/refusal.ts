/** A reason to stop that its reader can act on: shown as one line, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
