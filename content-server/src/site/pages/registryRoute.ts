import type { FastifyInstance } from 'fastify';
import type { Registry } from '@charity-site/registry';
import { HttpError } from '../../http/httpError';
import { hiddenRoute, OBJECT } from '../../http/openApi/hiddenRoute';
import type { versionResolver } from '../../releases/versions/versionResolver';
import { registryForPage } from '../html/registryForPage';

interface RegistrySources {
  /** The registry of the releases. */
  remotes: () => Promise<Registry | undefined>;
  resolveVersions: ReturnType<typeof versionResolver>;
}

const names = { type: 'array', items: { type: 'string' } };

/**
 * `/remotes.json`, the registry as a browser sees it. With `?of=<name>,<name>` it contains only
 * what these remotes' pages need.
 */
export const registryRoute = (
  app: FastifyInstance,
  { remotes, resolveVersions }: RegistrySources,
): void => {
  app.get<{ Querystring: { of?: string[] } }>(
    '/remotes.json',
    hiddenRoute({ audience: 'public', query: { of: names }, answer: OBJECT }),
    async (request, reply) => {
      const { of } = request.query;
      const chosen = await resolveVersions(request, await remotes());
      if (!chosen) throw new HttpError(404, 'No remotes have been released yet.');
      const excerpt = of
        ? registryForPage(
            chosen.registry,
            of.flatMap((some) => some.split(',')),
          )
        : chosen.registry;
      return reply
        .header('cache-control', 'no-cache')
        .type('application/json')
        .send(JSON.stringify(excerpt));
    },
  );
};
