/**
 * An error response. `message` is shown to the person; `errors` contains a text for each invalid
 * field (docs/product.md 7.8). The errors plugin sends it.
 */
export class HttpError extends Error {
  /** Value of Retry-After, in seconds. */
  retryAfter?: number;

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 503,
    message: string,
    readonly errors?: Record<string, string>,
    /** Further fields of the response, for the client. */
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** Message of a 404 for a URL without a page, file or API call. */
export const NOTHING_HERE = 'There is nothing at this address.';

/** Value of Retry-After for a 503, in seconds. */
export const RETRY_AFTER = 5;

/** 404: `item` does not exist (a word such as 'Update'). */
export const notFound = (item: string): HttpError => new HttpError(404, `${item} not found.`);

/** 429: too many attempts. @param ms time to wait */
export const tooManyAttempts = (ms: number): HttpError => {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const wait = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
  const error = new HttpError(429, `Too many attempts. Try again in ${wait}.`);
  error.retryAfter = seconds;
  return error;
};

/** Returns the value. @throws HttpError 404 if it is missing: `item` does not exist */
export const existing = <Found>(value: Found | undefined | false, item: string): Found => {
  if (!value) throw notFound(item);
  return value;
};

/** 400: the fields in `errors` are invalid; the message joins their texts. */
export const badInput = (errors: Record<string, string>): HttpError =>
  new HttpError(400, [...new Set(Object.values(errors))].join(' '), errors);

/**
 * 412: the item has changed since the caller read it.
 * @param isStored true if the item equals the input: an earlier call, whose response was lost, has
 * stored it
 */
export const versionConflict = ({ isStored }: { isStored: boolean }): HttpError =>
  new HttpError(412, 'This item was changed by someone else in the meantime.', undefined, {
    isStored,
  });

/**
 * 422: the idempotency key was used for an item with other content; the response contains its id
 * and first version.
 */
export const alreadyCreated = ({ _id, createdAt }: { _id: string; createdAt: string }): HttpError =>
  new HttpError(
    422,
    'This was already received with different content. Send it with a new Idempotency-Key to add it as another item.',
    undefined,
    { created: { _id, version: createdAt } },
  );
