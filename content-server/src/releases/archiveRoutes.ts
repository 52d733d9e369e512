import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AnyObjectSchema, InferType } from 'yup';
import { SHELL } from '@charity-site/registry';
import {
  precompress,
  publish,
  readCandidate,
  readShellCandidate,
  stagingFolder,
  unpackBuild,
} from '@charity-site/registry/store';
import type { ReleaseRecord } from '@charity-site/registry/types';
import { requestValidator } from '../http/bodies/requestValidator';
import { HttpError } from '../http/httpError';
import { hiddenRoute, NOTHING, OBJECT } from '../http/openApi/hiddenRoute';
import { TEXT } from '../http/openApi/jsonSchema';
import { REMOTE, type ReleaseCalls, asHttpError } from './call';
import { aboutBuild, aboutShell } from './rules';

const ARCHIVE_TYPE = 'application/gzip';

/** @throws HttpError 400 */
const validate = <Rules extends AnyObjectSchema>(
  rules: Rules,
  metadata: unknown,
): InferType<Rules> => {
  const read = requestValidator(rules)(metadata);
  if ('error' in read) throw read.error;
  return read.value;
};

/**
 * Reads an unpacked build.
 * @param metadata the sender's description of the build
 * @throws HttpError 400
 */
const readUnpacked = async (
  remote: string,
  folder: string,
  metadata: unknown,
): Promise<ReleaseRecord> => {
  const { record } =
    remote === SHELL
      ? await readShellCandidate(folder)
      : await readCandidate(remote, folder, validate(aboutBuild, metadata).declared);
  const { version } = validate(aboutShell, metadata);
  if (record.release.version !== version)
    throw new HttpError(
      400,
      `What has arrived of ${remote} is ${record.release.version} and not ${version}. Release it again.`,
    );
  return record;
};

/** The route that receives a build as one archive and stores it as a version. */
export const archiveRoutes = (app: FastifyInstance, { releasesDir }: ReleaseCalls): void => {
  app.addContentTypeParser(ARCHIVE_TYPE, (_request, payload, done) => done(null, payload));

  const receive = async (remote: string, archive: Readable): Promise<ReleaseRecord> => {
    const folder = stagingFolder(releasesDir, remote);
    try {
      const metadata = await unpackBuild(archive, folder);
      await precompress(folder);
      return await publish(releasesDir, folder, await readUnpacked(remote, folder, metadata));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

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
      return reply.code(201).send(await receive(remote, body).catch(asHttpError));
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
