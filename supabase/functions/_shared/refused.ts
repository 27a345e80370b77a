/** A request that is not carried out: its HTTP status, and why in words for the person who asked. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
