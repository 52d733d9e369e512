import { relative } from 'node:path';
import files from '@fastify/static';
import plugin from 'fastify-plugin';
import type { Config } from '../config';
import { PICTURES_PREFIX } from '../pictures/store';
import { ASK_FIRST, FOR_EVER, isHashed } from './caching';
import { isPlainPath } from './plainPath';

interface RawHeaders {
  setHeader: (name: string, value: string) => unknown;
}

const headers =
  (lasting: (file: string) => boolean) =>
  (response: RawHeaders, file: string): void => {
    response.setHeader('cache-control', lasting(file) ? FOR_EVER : ASK_FIRST);
    response.setHeader('vary', 'Accept-Encoding');
  };

/** What all folders have in common. Hidden files (half-written ones among them) do not exist for visitors. */
const common = { index: false, cacheControl: false, dotfiles: 'ignore', decorateReply: false } as const;

/** A file of a version, `/<remote>/<version>/<file>`. Everything else in the folder (the registry, its records) is private. */
const RELEASED_FILE = /^\/[a-z][a-z0-9-]*\/[\w+-][\w.+-]*\/./;

/**
 * The files of the front end and the pictures, with their caching. Text comes as the `.br` or `.gz` that the build has
 * laid beside it, as Accept-Encoding allows; nothing that never changes is compressed twice.
 */
export const staticFiles = plugin(
  async (app, { shellDir, releasesDir, uploads }: Pick<Config, 'shellDir' | 'releasesDir'> & { uploads: string }) => {
    await app.register(files, {
      ...common,
      root: uploads,
      prefix: PICTURES_PREFIX,
      allowedPath: isPlainPath,
      setHeaders: (response, file) => {
        headers(() => true)(response, file);
        // Pictures may be shown elsewhere: on a front end of another origin, in a newsletter.
        response.setHeader('cross-origin-resource-policy', 'cross-origin');
      },
    });
    await app.register(files, {
      ...common,
      root: releasesDir,
      prefix: '/remotes/',
      preCompressed: true,
      allowedPath: (path) => isPlainPath(path) && RELEASED_FILE.test(path),
      setHeaders: headers(() => true),
    });
    await app.register(files, {
      ...common,
      root: shellDir,
      prefix: '/',
      preCompressed: true,
      // `/news/` is a page, and no folder to be refused.
      allowedPath: (path) => isPlainPath(path) && !path.endsWith('/'),
      setHeaders: headers((file) => isHashed(relative(shellDir, file))),
    });
  },
);
