import { gifts, validateWith } from '@charity-site/api-client/entities';

/** Finds the invalid fields of a gift. */
export const check = validateWith(gifts.rules);
