import type {
  emailChangeRules,
  ownNameRules,
  passwordChangeRules,
  signInRules,
} from '@charity-site/api-client/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AdministratorRow } from '../../db/database';
import type { Drafted } from '../../http/bodies/draft';
import { HttpError } from '../../http/httpError';
import { changeAdministrator, changePerson, publicFace, signedIn } from './administrators';
import { callerOf } from '../../http/caller';
import {
  describeEmailChange,
  describeNameChange,
  describePasswordChange,
  describeSignIn,
  describeVerify,
} from './signInSchemas';
import { confirmPassword } from './passwords';

/** Sign-in, the check of a token, and the account settings. */
export const authRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;
  const limited = app.rateLimited('signIn');
  const tokenOf = (request: FastifyRequest, person: AdministratorRow) =>
    app.tokenFor(person, request.headers['user-agent']);

  app.post<Drafted<typeof signInRules>>(
    '/auth/login',
    { ...limited, ...describeSignIn },
    async (request, reply) => {
      const { email, password } = request.body;
      const succeeded = await app.countSignIn(request, email);
      const administrator = await signedIn(database, email, password);
      if (!administrator) throw new HttpError(401, 'The email or password is incorrect.');
      await succeeded(reply);
      return { token: await tokenOf(request, administrator), admin: publicFace(administrator) };
    },
  );

  app.get('/auth/verify-token', describeVerify, async (request) => ({
    valid: true,
    admin: publicFace(callerOf(request)),
  }));

  app.put<Drafted<typeof emailChangeRules>>(
    '/auth/email',
    { ...limited, ...describeEmailChange },
    async (request) => {
      const { email, password } = request.body;
      await confirmPassword(request, password);
      const changed = await changeAdministrator(database, callerOf(request), { email });
      return {
        message: 'Email changed.',
        token: await tokenOf(request, changed),
        admin: publicFace(changed),
      };
    },
  );

  app.put<Drafted<typeof passwordChangeRules>>(
    '/auth/password',
    { ...limited, ...describePasswordChange },
    async (request) => {
      const { currentPassword, newPassword } = request.body;
      await confirmPassword(request, currentPassword, 'currentPassword');
      const changed = await changeAdministrator(database, callerOf(request), {
        password: newPassword,
      });
      return {
        message: 'Password changed.',
        token: await tokenOf(request, changed),
        admin: publicFace(changed),
      };
    },
  );

  app.put<Drafted<typeof ownNameRules>>('/auth/name', describeNameChange, async (request) => {
    const changed = await changePerson(database, callerOf(request)._id, {
      name: request.body.name,
    });
    return { message: 'Name changed.', admin: publicFace(changed) };
  });
};
