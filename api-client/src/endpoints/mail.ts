import { http } from '@charity-site/api-client/http';

/** Mails that could not be sent. */
export const mail = {
  retryUnsent: async (): Promise<void> => {
    await http.post('/mail/unsent/retry');
  },
  removeUnsent: async (): Promise<void> => {
    await http.delete('/mail/unsent');
  },
};
