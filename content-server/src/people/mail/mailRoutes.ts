import type { FastifyInstance } from 'fastify';
import { operation } from '../../http/openApi/operation';
import { COUNT, FLAG, objectOf } from '../../http/openApi/shapes';
import { messageSchema } from '../../http/openApi/toJsonSchema';
import { mailIsOn, type MailSettings } from '../../process/settings/mailSettings';
import { countUnsent, forgetUnsent, retryUnsent } from './outbox';

const tag = 'mail';
const signedIn = true;

/** State of sending mail, and calls for mails that were given up. */
export const mailRoutes = async (app: FastifyInstance, config: { mail?: MailSettings }): Promise<void> => {
  const { database } = app;

  app.get(
    '/mail',
    operation({
      summary: 'Whether the site sends mail, and how many mails could not be sent',
      tag,
      signedIn,
      answer: objectOf({ isOn: FLAG, unsent: COUNT }),
    }),
    async () => ({ isOn: mailIsOn(config), unsent: await countUnsent(database) }),
  );

  app.post(
    '/mail/unsent/retry',
    operation({
      summary: 'Tries again to send the mails that could not be sent',
      tag,
      signedIn,
      answer: messageSchema,
    }),
    async () => {
      await retryUnsent(database);
      return { message: 'The mails are sent again.' };
    },
  );

  app.delete(
    '/mail/unsent',
    operation({ summary: 'Removes the mails that could not be sent', tag, signedIn, answer: messageSchema }),
    async () => {
      await forgetUnsent(database);
      return { message: 'The mails were removed.' };
    },
  );
};
