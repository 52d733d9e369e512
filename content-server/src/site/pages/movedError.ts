/** The page is at another address. */
export class MovedError extends Error {
  override name = 'MovedError';
  constructor(
    readonly status: number,
    readonly location: string,
  ) {
    super(`The page is at ${location}.`);
  }
}
