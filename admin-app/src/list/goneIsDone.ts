import { isNotFound } from '@charity-site/api-client';

/** The answer of a deletion; undefined for a 404, which counts as done: the answer of an earlier try may have been lost. */
export const goneIsDone = <Answer>(deletion: Promise<Answer>): Promise<Answer | undefined> =>
  deletion.catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    return undefined;
  });
