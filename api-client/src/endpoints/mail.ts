import { http } from '@charity-site/api-client/http';
import { done } from './body';

/** Mails that could not be sent. */
export const mail = {
  retryUnsent: () => done(http.post('/mail/unsent/retry')),
  removeUnsent: () => done(http.delete('/mail/unsent')),
};
