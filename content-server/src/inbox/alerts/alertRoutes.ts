import { alertRules } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller';
import { mailIsOn, type MailSettings } from '../../process/settings/mailSettings';
import { operations } from '../../http/openApi/operations';
import { BOOLEAN, objectOf } from '../../http/openApi/jsonSchema';
import { draftSchema } from '../../http/openApi/toJsonSchema';

const forAdministrators = operations('alerts', 'answerVisitors');
const answer = objectOf({ wanted: BOOLEAN, mailIsOn: BOOLEAN });

/** Settings of the caller's alerts by mail. */
export const alertRoutes = async (
  app: FastifyInstance,
  config: { mail?: MailSettings },
): Promise<void> => {
  const { database } = app;

  app.get(
    '/alerts',
    forAdministrators('Whether you get alerts by mail', { answer }),
    async (request) => {
      const row = await database
        .selectFrom('alerts')
        .select('until')
        .where('administrator', '=', callerOf(request)._id)
        .executeTakeFirst();
      return { wanted: row !== undefined, mailIsOn: mailIsOn(config) };
    },
  );

  app.put<{ Body: { wanted: boolean } }>(
    '/alerts',
    forAdministrators('Switches your alerts by mail on or off', {
      body: draftSchema(alertRules),
      answer,
    }),
    async (request) => {
      const { body } = request;
      const administrator = callerOf(request)._id;
      if (body.wanted)
        await database
          .insertInto('alerts')
          .values({ administrator, until: new Date().toISOString() })
          .onConflict((conflict) => conflict.column('administrator').doNothing())
          .execute();
      else await database.deleteFrom('alerts').where('administrator', '=', administrator).execute();
      return { wanted: body.wanted, mailIsOn: mailIsOn(config) };
    },
  );
};
