/** A request that is refused: its HTTP status, and the reason as a message for the user. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
