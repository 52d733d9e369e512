/**
 * A call that cannot be answered as asked. `message` is for the person; `errors` holds a text for each wrong field
 * (docs/product.md 7.8). The errors plugin turns it into the answer.
 */
export class Problem extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 503,
    message: string,
    readonly errors?: Record<string, string>,
    /** Further fields of the answer, for the client's own use. */
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** Seconds after which a request that was answered with 503 may be made again. */
export const RETRY_AFTER = 5;

/** 404: there is no such `item` (a word such as 'Update'). */
export const notFound = (item: string): Problem => new Problem(404, `${item} not found.`);

/** 400: the fields named in `errors` are wrong; the message joins their texts, so that it helps alone too. */
export const badInput = (errors: Record<string, string>): Problem =>
  new Problem(400, [...new Set(Object.values(errors))].join(' '), errors);

/**
 * 412: the item is no longer as the caller last saw it.
 *
 * @param isStored whether the item holds exactly what was sent: an earlier call whose answer was lost has stored it
 */
export const changedMeanwhile = (isStored: boolean): Problem =>
  new Problem(412, 'This item was changed by someone else in the meantime.', undefined, { isStored });

/** 422: the key of this call was used before, to create an item with other content; its id and first version follow. */
export const alreadyCreated = ({ _id, createdAt }: { _id: string; createdAt: string }): Problem =>
  new Problem(
    422,
    'This was already received with different content. Send it with a new Idempotency-Key to add it as another item.',
    undefined,
    { created: { _id, version: createdAt } },
  );
