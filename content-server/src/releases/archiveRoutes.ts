import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/httpError';
import { hiddenRoute, NOTHING, OBJECT } from '../http/openApi/hiddenRoute';
import { TEXT } from '../http/openApi/jsonSchema';
import { REMOTE, type ReleaseCalls, asHttpError } from './call';
import { withUnpacked } from './versions/unpackedBuild';

const ARCHIVE_TYPE = 'application/gzip';

/** The route that receives a build as one archive and stores it as a version. */
export const archiveRoutes = (
  app: FastifyInstance,
  { releasesDir, releases }: ReleaseCalls,
): void => {
  app.addContentTypeParser(ARCHIVE_TYPE, (_request, payload, done) => done(null, payload));

  app.put<{ Params: { remote: string } }>(
    '/releases/:remote/archive',
    hiddenRoute({
      audience: 'deployToken',
      params: REMOTE,
      body: { content: { [ARCHIVE_TYPE]: { schema: { description: 'A build as .tar.gz' } } } },
      answer: OBJECT,
      status: 201,
    }),
    async ({ params: { remote }, body }, reply) => {
      if (!(body instanceof Readable))
        throw new HttpError(415, `Please send the build as ${ARCHIVE_TYPE}.`);
      const record = await withUnpacked(releasesDir, remote, body, releases.add).catch(asHttpError);
      return reply.code(201).send(record);
    },
  );

  // Release commands from 2026 send a build file by file.
  app.put(
    '/releases/:remote/uploads/*',
    {
      ...hiddenRoute({
        audience: 'deployToken',
        params: { ...REMOTE, '*': TEXT },
        answer: NOTHING,
      }),
      preParsing: async () => {
        throw new HttpError(
          410,
          'This release command is too old for the site. Update it: in the repository of the site run git pull and npm ci; in a repository of your own install the newest packages of the site. Then release again.',
        );
      },
    },
    () => undefined,
  );
};
