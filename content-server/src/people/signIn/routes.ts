import type {
  emailChangeRules,
  ownNameRules,
  passwordChangeRules,
  signInRules,
} from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PersonRow } from '../../db/database';
import type { ValidatedBody } from '../../http/bodies/bodyValidator';
import { HttpError } from '../../http/httpError';
import {
  changeAdministrator,
  changePerson,
  toAdministrator,
  verifyCredentials,
} from './administrators';
import { callerOf } from '../../http/caller';
import {
  describeEmailChange,
  describeNameChange,
  describePasswordChange,
  describeSignIn,
  describeVerify,
} from './signInSchemas';
import { confirmPassword } from './passwords';
import { requireSecondFactor } from './secondFactor';

/** Routes of sign-in, token verification and account settings. */
export const authRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const limited = app.rateLimited('signIn');
  const tokenOf = (request: FastifyRequest, person: PersonRow) =>
    app.issueToken(person, request.headers['user-agent']);

  app.post<ValidatedBody<typeof signInRules>>(
    '/auth/login',
    { ...limited, ...describeSignIn },
    async (request, reply) => {
      const { email, password, secondFactor } = request.body;
      const succeeded = await app.throttleSignIn(request, email);
      const administrator = await verifyCredentials(database, email, password);
      if (!administrator) throw new HttpError(401, 'The email or password is incorrect.');
      await requireSecondFactor(request, administrator, secondFactor);
      await succeeded(reply);
      return {
        token: await tokenOf(request, administrator),
        admin: toAdministrator(administrator),
      };
    },
  );

  app.get('/auth/verify-token', describeVerify, async (request) => ({
    valid: true,
    admin: toAdministrator(callerOf(request)),
  }));

  app.put<ValidatedBody<typeof emailChangeRules>>(
    '/auth/email',
    { ...limited, ...describeEmailChange },
    async (request) => {
      const { email, password, secondFactor } = request.body;
      await confirmPassword(request, password);
      await requireSecondFactor(request, callerOf(request), secondFactor);
      const changed = await changeAdministrator(database, callerOf(request), { email });
      return {
        message: 'Email changed.',
        token: await tokenOf(request, changed),
        admin: toAdministrator(changed),
      };
    },
  );

  app.put<ValidatedBody<typeof passwordChangeRules>>(
    '/auth/password',
    { ...limited, ...describePasswordChange },
    async (request) => {
      const { currentPassword, newPassword, secondFactor } = request.body;
      await confirmPassword(request, currentPassword, 'currentPassword');
      await requireSecondFactor(request, callerOf(request), secondFactor);
      const changed = await changeAdministrator(database, callerOf(request), {
        password: newPassword,
      });
      return {
        message: 'Password changed.',
        token: await tokenOf(request, changed),
        admin: toAdministrator(changed),
      };
    },
  );

  app.put<ValidatedBody<typeof ownNameRules>>('/auth/name', describeNameChange, async (request) => {
    const changed = await changePerson(database, callerOf(request)._id, {
      name: request.body.name,
    });
    return { message: 'Name changed.', admin: toAdministrator(changed) };
  });
};
