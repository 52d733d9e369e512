import { comments, validateWith } from '@charity-site/api-client/entities';

/** Finds the invalid fields of a comment. */
export const check = validateWith(comments.rules);
