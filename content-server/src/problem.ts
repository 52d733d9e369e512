/**
 * A call that cannot be answered as asked. `message` is for the person; `errors` holds a text for each wrong field
 * (DECISIONS 7). The errors plugin turns it into the answer.
 */
export class Problem extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 503,
    message: string,
    readonly errors?: Record<string, string>,
  ) {
    super(message);
  }
}

/** 404: there is no such `item` (a word such as 'Update'). */
export const notFound = (item: string): Problem => new Problem(404, `${item} not found.`);

/** 400: the fields named in `errors` are wrong; the message joins their texts, so that it helps alone too. */
export const badInput = (errors: Record<string, string>): Problem =>
  new Problem(400, [...new Set(Object.values(errors))].join(' '), errors);

/** 412: the item is no longer as the caller last saw it. */
export const changedMeanwhile = (): Problem =>
  new Problem(412, 'This item was changed by someone else in the meantime.');
