import type { FastifyInstance } from 'fastify';
import { CALLS } from '@charity-site/registry/store';
import { HttpError } from '../http/httpError';
import { hiddenRoute, OBJECT } from '../http/openApi/hiddenRoute';
import { messageSchema } from '../http/openApi/toJsonSchema';
import { traced } from '../process/spans';
import { isOperator, actorName } from './access';
import { REMOTE, type RemoteRoute, type ReleaseCalls, reasonOf, asHttpError } from './call';
import { rejectClaimedPages, rejectClaims } from './claimedPages';
import { activation, granting, pruning, switching } from './rules';

/** Calls that change the live versions, each with one change of the registry. */
export const liveRoutes = (
  app: FastifyInstance,
  { releases, storeFor, ...places }: ReleaseCalls,
): void => {
  app.post<RemoteRoute<typeof activation>>(
    `/releases/:remote/${CALLS.activate}`,
    hiddenRoute({
      audience: 'deployTokenOrAdministrator',
      params: REMOTE,
      body: activation,
      answer: OBJECT,
    }),
    async (request) => {
      const { remote } = request.params;
      const change = request.body;
      if (request.caller && ['release', 'canary'].includes(change.action))
        throw new HttpError(
          403,
          'The administrator can roll back; releasing takes a deploy token.',
        );
      if (change.to !== undefined && ['release', 'canary'].includes(change.action))
        await rejectClaims(app.database, places, { remote, version: change.to });
      return traced(change.action, { remote, version: change.to ?? '' }, () =>
        storeFor(request).activate({
          ...change,
          remote,
          by: actorName(request),
          reason: reasonOf(change.reason),
        }),
      ).catch(asHttpError);
    },
  );

  app.post<RemoteRoute<typeof granting>>(
    `/releases/:remote/${CALLS.grant}`,
    hiddenRoute({ audience: 'deployToken', params: REMOTE, body: granting, answer: OBJECT }),
    async (request) => {
      const { remote } = request.params;
      if (!isOperator(request))
        throw new HttpError(
          403,
          "Only the site's operator can grant a prefix, with a deploy token for every remote (*).",
        );
      await rejectClaimedPages(app.database, request.params.remote, [request.body.prefix]);
      return releases.grant({ ...request.body, remote, by: actorName(request) }).catch(asHttpError);
    },
  );

  app.post<RemoteRoute<typeof switching>>(
    '/releases/:remote/switches',
    hiddenRoute({
      audience: 'deployTokenOrAdministrator',
      params: REMOTE,
      body: switching,
      answer: messageSchema,
    }),
    async (request): Promise<{ message: string }> => {
      const { remote } = request.params;
      if (!request.caller && !isOperator(request))
        throw new HttpError(
          403,
          "Only the administrator and the site's operator, with a deploy token for every remote (*), can switch parts off and on.",
        );
      const change = { ...request.body, remote, by: actorName(request) };
      await storeFor(request).switch(change).catch(asHttpError);
      return { message: change.on ? 'Switched on.' : 'Switched off.' };
    },
  );

  app.post<RemoteRoute<typeof pruning>>(
    `/releases/:remote/${CALLS.prune}`,
    hiddenRoute({ audience: 'deployToken', params: REMOTE, body: pruning, answer: OBJECT }),
    async (request) => {
      const { remote } = request.params;
      return { removed: await releases.prune(remote, request.body.keep).catch(asHttpError) };
    },
  );
};
