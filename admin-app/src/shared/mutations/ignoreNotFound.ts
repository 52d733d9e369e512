import { isNotFound } from '@charity-site/api-client';

/**
 * The answer of a call; undefined for a 404. A deletion then counts as done, because the answer of
 * an earlier try may have been lost.
 */
export const ignoreNotFound = <Answer>(call: Promise<Answer>): Promise<Answer | undefined> =>
  call.catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    return undefined;
  });
