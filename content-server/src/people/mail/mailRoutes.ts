import type { FastifyInstance } from 'fastify';
import { operations } from '../../http/openApi/operations';
import { COUNT, BOOLEAN, objectOf } from '../../http/openApi/jsonSchema';
import { mailIsOn, type MailSettings } from '../../process/settings/mailSettings';
import { countFailed, deleteFailed, retryFailed } from './outbox';

const forAdministrators = operations('mail', 'overseeSite');

/** Routes for the state of the mail service and for undelivered mails. */
export const mailRoutes = async (
  app: FastifyInstance,
  config: { mail?: MailSettings },
): Promise<void> => {
  const { database } = app;

  app.get(
    '/mail',
    forAdministrators('Whether the site sends mail, and how many mails could not be sent', {
      answer: objectOf({ isOn: BOOLEAN, unsent: COUNT }),
    }),
    async () => ({ isOn: mailIsOn(config), unsent: await countFailed(database) }),
  );

  app.post(
    '/mail/unsent/retry',
    forAdministrators('Tries again to send the mails that could not be sent'),
    async () => {
      await retryFailed(database);
      return { message: 'The mails are sent again.' };
    },
  );

  app.delete(
    '/mail/unsent',
    forAdministrators('Removes the mails that could not be sent'),
    async () => {
      await deleteFailed(database);
      return { message: 'The mails were removed.' };
    },
  );
};
