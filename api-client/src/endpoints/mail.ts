import { post, remove } from './methods';

/** Mails that could not be sent. */
export const mail = {
  retryUnsent: () => post('/mail/unsent/retry'),
  removeUnsent: () => remove('/mail/unsent'),
};
