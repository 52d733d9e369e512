import { messages, validateWith } from '@charity-site/api-client/entities';

/** Finds the invalid fields of a message. */
export const check = validateWith(messages.rules);
