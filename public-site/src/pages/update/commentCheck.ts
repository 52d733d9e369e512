import { comments, validateBy } from '@charity-site/api-client/entities';

/** Finds the invalid fields of a comment. */
export const check = validateBy(comments.rules);
