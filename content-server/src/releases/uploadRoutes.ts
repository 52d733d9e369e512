import type { FastifyInstance } from 'fastify';
import { SHELL } from '@charity-site/registry';
import { HttpError } from '../http/httpError';
import { hiddenRoute, OBJECT } from '../http/openApi/hiddenRoute';
import { MUST_BE } from '../http/openApi/keywords';
import { messageSchema } from '../http/openApi/toJsonSchema';
import { REMOTE, type About, type ReleaseCalls } from './call';
import { completion, shellCompletion } from './rules';
import { asHttpError } from './storeErrors';
import { FILE_MAX, uploadsInto } from './uploads';
import { TEXT } from '../http/openApi/shapes';

interface Upload {
  Params: { remote: string; upload: string };
}

const UPLOAD = {
  ...REMOTE,
  upload: { type: 'string', pattern: '^[0-9a-f]{32}$', [MUST_BE]: '32 hexadecimal digits' },
};

const FILE_TYPE = 'application/octet-stream';

/** A build is uploaded file by file and becomes a version when it is complete. */
export const uploadRoutes = (app: FastifyInstance, { releasesDir }: ReleaseCalls): void => {
  const uploads = uploadsInto(releasesDir);
  app.addContentTypeParser(
    FILE_TYPE,
    { parseAs: 'buffer', bodyLimit: FILE_MAX },
    (_request, body, done) => done(null, body),
  );

  app.put<{ Params: Upload['Params'] & { '*': string }; Headers: { 'content-digest'?: string } }>(
    '/releases/:remote/uploads/:upload/*',
    hiddenRoute({
      audience: 'deployToken',
      params: { ...UPLOAD, '*': TEXT },
      headers: { 'Content-Digest': TEXT },
      body: { content: { [FILE_TYPE]: { schema: { description: 'A file of the build' } } } },
      answer: messageSchema,
      status: 201,
    }),
    async (request, reply) => {
      const { remote, upload, '*': file } = request.params;
      if (!Buffer.isBuffer(request.body))
        throw new HttpError(415, `Please send the file as ${FILE_TYPE}.`);
      await uploads.take(remote, upload, file, request.body, request.headers['content-digest']);
      return reply.code(201).send({ message: `${file} has arrived.` });
    },
  );

  const completed = { params: UPLOAD, answer: OBJECT, status: 201 } as const;

  // Its build says what it offers. The pattern goes before every other name and keeps the name for
  // the check of the deploy token.
  app.post<About<typeof shellCompletion> & Upload>(
    `/releases/:remote(^${SHELL}$)/uploads/:upload`,
    hiddenRoute({ audience: 'deployToken', ...completed, body: shellCompletion }),
    async ({ params: { remote, upload }, body: { version } }, reply) =>
      reply
        .code(201)
        .send(await uploads.complete(remote, upload, undefined, version).catch(asHttpError)),
  );

  app.post<About<typeof completion> & Upload>(
    '/releases/:remote/uploads/:upload',
    hiddenRoute({ audience: 'deployToken', ...completed, body: completion }),
    async ({ params: { remote, upload }, body: { declared, version } }, reply) =>
      reply
        .code(201)
        .send(await uploads.complete(remote, upload, declared, version).catch(asHttpError)),
  );
};
