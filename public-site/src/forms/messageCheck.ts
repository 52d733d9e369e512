import { messages, validateBy } from '@charity-site/api-client/entities';

/** Finds the invalid fields of a message. */
export const check = validateBy(messages.rules);
