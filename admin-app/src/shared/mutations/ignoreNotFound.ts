import { isNotFound } from '@charity-site/api-client';

/**
 * The response of a call; undefined for a 404. A deletion then counts as done, because the response
 * of an earlier try may have been lost.
 */
export const ignoreNotFound = <Data>(call: Promise<Data>): Promise<Data | undefined> =>
  call.catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    return undefined;
  });
