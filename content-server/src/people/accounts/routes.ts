import type {
  acceptanceRules,
  invitationLinkRules,
  invitationRules,
  roleRules,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { ValidatedBody } from '../../http/bodies/bodyValidator';
import { toAdministrator } from '../signIn/administrators';
import { callerOf } from '../../http/caller';
import {
  describeAccept,
  describeEnd,
  describeInvitation,
  describeInvite,
  describePeople,
  describeRole,
  describeWithdraw,
} from './peopleSchemas';
import { accept, invitationOf, invite, withdraw } from './invitations';
import type { MailSettings } from '../../process/settings/mailSettings';
import { accessMails } from './mails';
import { changeRole, endAccess, readPeople } from './people';

type IdParams = { Params: { id: string } };

/** Routes of people with access to the admin area, and of invitations. */
export const peopleRoutes = async (
  app: FastifyInstance,
  settings: { mail?: MailSettings },
): Promise<void> => {
  const { database } = app;
  const limited = app.rateLimited('signIn');

  app.get('/people', describePeople, () => readPeople(database));

  app.put<IdParams & ValidatedBody<typeof roleRules>>('/people/:id/role', describeRole, (request) =>
    changeRole(database, request.params.id, request.body.role, callerOf(request)),
  );

  app.delete<IdParams>('/people/:id', describeEnd, async (request) => {
    await endAccess(database, request.params.id, callerOf(request));
    return { message: 'Access ended.' };
  });

  app.post<ValidatedBody<typeof invitationRules>>(
    '/people/invitations',
    describeInvite,
    async (request, reply) => {
      reply.code(201);
      return invite(database, request.body, callerOf(request), await accessMails(app, settings));
    },
  );

  app.delete<IdParams>('/people/invitations/:id', describeWithdraw, async (request) => {
    await withdraw(database, request.params.id);
    return { message: 'Invitation withdrawn.' };
  });

  // The token is in the body, because URLs are logged.
  app.post<ValidatedBody<typeof invitationLinkRules>>(
    '/auth/invitation',
    { ...limited, ...describeInvitation },
    (request) => invitationOf(database, request.body.token),
  );

  app.post<ValidatedBody<typeof acceptanceRules>>(
    '/auth/invitation/accept',
    { ...limited, ...describeAccept },
    async (request, reply) => {
      const person = await accept(database, request.body);
      reply.code(201);
      return {
        token: await app.issueToken(person, request.headers['user-agent']),
        admin: toAdministrator(person),
      };
    },
  );
};
