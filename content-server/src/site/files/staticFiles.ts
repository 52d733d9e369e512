import staticPlugin, { type FastifyStaticOptions } from '@fastify/static';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import type { VersionPlaces } from '../../releases/versions/sharedVersions';
import { UPLOADS, type FileStore } from '../../media/files/fileStore';
import { PICTURES_PREFIX } from '../../media/pictures/store';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { TEXT } from '../../http/openApi/jsonSchema';
import { COMMON_OPTIONS, headers } from '../../http/headers/fileHeaders';
import { isForServer } from '@charity-site/registry/store';
import { isPlainPath } from '../../http/urls/paths';

/**
 * A file of a version, `/<remote>/<version>/<file>`. Everything else in the folder (registry,
 * records) is private.
 */
const RELEASED_FILE = /^\/[a-z][a-z0-9-]*\/[\w+-][\w.+-]*\/(?<file>.+)/;

const isReleasedFile = (path: string): boolean => {
  const file = RELEASED_FILE.exec(path)?.groups?.file;
  return isPlainPath(path) && file !== undefined && !isForServer(file);
};

/** Serves the files of a folder, which never change, under a prefix. */
const sendFiles = async (
  scope: FastifyInstance,
  prefix: string,
  options: FastifyStaticOptions,
): Promise<void> => {
  await scope.register(staticPlugin, {
    ...COMMON_OPTIONS,
    setHeaders: headers(() => true),
    ...options,
  });
  const file = hiddenRoute({ audience: 'public', params: { '*': TEXT }, answer: FILE });
  scope.get<{ Params: { '*': string } }>(`${prefix}*`, file, (request, reply) =>
    reply.sendFile(`/${request.params['*']}`),
  );
};

/**
 * Serves files of the remotes and images with cache headers. Precompressed `.br` and `.gz` files
 * from the build are used according to Accept-Encoding.
 */
export const staticFiles = plugin(
  async (
    app,
    {
      releasesDir,
      files,
      shared,
      bucket,
    }: VersionPlaces & Pick<Config, 'bucket'> & { files: FileStore },
  ) => {
    const pictures = plugin(
      async (scope: FastifyInstance) => {
        // Images can be embedded by other origins, such as newsletters.
        scope.addHook('onRequest', (_request, reply, done) => {
          void reply.header('cross-origin-resource-policy', 'cross-origin');
          done();
        });
        // The folder has copies only.
        if (bucket)
          scope.addHook<{ Params: { '*': string } }>('preHandler', async ({ params }) => {
            await files.get(UPLOADS + params['*']);
          });
        await sendFiles(scope, PICTURES_PREFIX, {
          root: join(files.folder, UPLOADS),
          allowedPath: isPlainPath,
        });
      },
      { name: 'picture-files', encapsulate: true },
    );
    await app.register(pictures);
    const releases = plugin(
      (scope: FastifyInstance) => {
        // Another machine may have sent the page.
        if (shared)
          scope.addHook<{ Params: { '*': string } }>('preHandler', async ({ params }) => {
            if (!isReleasedFile(`/${params['*']}`)) return;
            const [remote = '', version = ''] = params['*'].split('/');
            await shared.fetch(remote, version);
          });
        return sendFiles(scope, '/remotes/', {
          root: releasesDir,
          preCompressed: true,
          allowedPath: isReleasedFile,
        });
      },
      { name: 'released-files', encapsulate: true },
    );
    await app.register(releases);
  },
  { name: 'static-files' },
);
