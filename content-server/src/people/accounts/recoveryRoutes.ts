import {
  confirmationRules,
  forgottenRules,
  passwordResetRules,
  recoveryRules,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { ValidatedBody } from '../../http/bodies/bodyValidator';
import { callerOf } from '../../http/caller';
import { confirmPassword } from '../signIn/passwords';
import { requireSecondFactor } from '../signIn/secondFactor';
import { operations } from '../../http/openApi/operations';
import { draftSchema } from '../../http/openApi/toJsonSchema';
import { mailIsOn, type MailSettings } from '../../process/settings/mailSettings';
import { accessMails } from './mails';
import {
  countRecoveryCodes,
  mailReset,
  createRecoveryCodes,
  personOfCode,
  personOfLink,
  resetByCode,
  resetByLink,
} from './recovery';
import { COUNT, BOOLEAN, TEXT, listOf, objectOf } from '../../http/openApi/jsonSchema';

const forAnyone = operations('auth', 'public');
const forSignedIn = operations('auth', 'useAccount');
const errorStatuses = [429];
const codes = listOf(TEXT);

const describeForgotten = forAnyone(
  'Asks for a way back after a forgotten password; the answer does not depend on whether the address is known',
  { body: draftSchema(forgottenRules), answer: objectOf({ isMailed: BOOLEAN }), errorStatuses },
);
const describeByLink = forAnyone(
  'Sets a new password with a link that was mailed; all sessions end',
  {
    body: draftSchema(passwordResetRules),
    errorStatuses,
  },
);
const describeByCode = forAnyone('Sets a new password with a recovery code; all sessions end', {
  body: draftSchema(recoveryRules),
  errorStatuses,
});
const describeCodes = forSignedIn(
  'How many recovery codes the caller has left, and whether the site can mail a link instead',
  { answer: objectOf({ left: COUNT, isMailOn: BOOLEAN }) },
);
const describeNewCodes = forSignedIn(
  'Makes ten new recovery codes; the earlier ones stop working',
  {
    body: draftSchema(confirmationRules),
    status: 201,
    answer: objectOf({ codes }),
    errorStatuses,
  },
);

const DONE = { message: 'The new password is set. Please log in.' };

/** Routes to recover from a forgotten password. */
export const recoveryRoutes = async (
  app: FastifyInstance,
  settings: { mail?: MailSettings },
): Promise<void> => {
  const { database } = app;
  const limited = app.rateLimited('signIn');
  const isMailOn = mailIsOn(settings);
  const mails = () => accessMails(app, settings);

  // Not awaited, so that the response time does not reveal whether a mail is sent.
  let mailing = Promise.resolve();
  app.addHook('onClose', () => mailing);

  app.post<ValidatedBody<typeof forgottenRules>>(
    '/auth/forgotten-password',
    { ...limited, ...describeForgotten },
    async (request) => {
      const { email } = request.body;
      await app.countAttempt(request, 'forgotten', email, 3);
      if (isMailOn)
        mailing = mailing
          .then(async () => mailReset(database, email, await mails()))
          .catch((error: unknown) =>
            app.log.error(error, 'The mail for a new password could not be written.'),
          );
      return { isMailed: isMailOn };
    },
  );

  app.post<ValidatedBody<typeof passwordResetRules>>(
    '/auth/forgotten-password/link',
    { ...limited, ...describeByLink },
    async (request) => {
      const { token, secondFactor } = request.body;
      await requireSecondFactor(request, await personOfLink(database, token), secondFactor);
      await app.resetAttempts((await resetByLink(database, request.body, await mails())).email);
      return DONE;
    },
  );

  app.post<ValidatedBody<typeof recoveryRules>>(
    '/auth/forgotten-password/code',
    { ...limited, ...describeByCode },
    async (request) => {
      const { email, secondFactor } = request.body;
      await app.countAttempt(request, 'code', email, 20);
      await requireSecondFactor(request, await personOfCode(database, request.body), secondFactor, {
        acceptsRecoveryCodes: false,
      });
      await app.resetAttempts((await resetByCode(database, request.body, await mails())).email);
      return DONE;
    },
  );

  app.get('/auth/recovery-codes', describeCodes, async (request) => ({
    left: await countRecoveryCodes(database, callerOf(request)._id),
    isMailOn,
  }));

  app.post<ValidatedBody<typeof confirmationRules>>(
    '/auth/recovery-codes',
    { ...limited, ...describeNewCodes },
    async (request, reply) => {
      await confirmPassword(request, request.body.password);
      reply.code(201);
      return { codes: await createRecoveryCodes(database, callerOf(request)._id) };
    },
  );
};
