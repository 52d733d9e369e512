import { post, remove } from './methods';

/** Emails that could not be sent. */
export const mail = {
  retryUnsent: () => post('/mail/unsent/retry'),
  removeUnsent: () => remove('/mail/unsent'),
};
