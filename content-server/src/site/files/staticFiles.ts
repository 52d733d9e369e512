import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../process/settings/config';
import { PICTURES_PREFIX } from '../../media/pictures/store';
import { COMMON_OPTIONS, headers } from '../../http/headers/fileHeaders';
import { isForServer } from '@charity-site/registry/store';
import { isPlainPath } from '../../http/urls/plainPath';

/**
 * A file of a version, `/<remote>/<version>/<file>`. Everything else in the folder (registry,
 * records) is private.
 */
const RELEASED_FILE = /^\/[a-z][a-z0-9-]*\/[\w+-][\w.+-]*\/(?<file>.+)/;

const isForBrowsers = (path: string): boolean => {
  const file = RELEASED_FILE.exec(path)?.groups?.file;
  return file !== undefined && !isForServer(file);
};

/**
 * Serves files of the remotes and images with cache headers. Precompressed `.br` and `.gz` files
 * from the build are used according to Accept-Encoding.
 */
export const staticFiles = plugin(
  async (app, { releasesDir, uploads }: Pick<Config, 'releasesDir'> & { uploads: string }) => {
    const pictures = plugin(
      async (scope: FastifyInstance) => {
        // Images can be embedded by other origins, such as newsletters.
        scope.addHook('onRequest', (_request, reply, done) => {
          void reply.header('cross-origin-resource-policy', 'cross-origin');
          done();
        });
        await scope.register(files, {
          ...COMMON_OPTIONS,
          root: uploads,
          prefix: PICTURES_PREFIX,
          allowedPath: isPlainPath,
          setHeaders: headers(() => true),
        });
      },
      { name: 'picture-files', encapsulate: true },
    );
    await app.register(pictures);
    await app.register(files, {
      ...COMMON_OPTIONS,
      root: releasesDir,
      prefix: '/remotes/',
      preCompressed: true,
      allowedPath: (path) => isPlainPath(path) && isForBrowsers(path),
      setHeaders: headers(() => true),
    });
  },
  { name: 'static-files' },
);
