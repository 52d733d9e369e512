import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHELL, type Registry } from '@charity-site/registry';
import { isForServer, liveShellFolder, shellVersionFolder } from '@charity-site/registry/store';
import type { Config } from '../../process/settings/config';
import { isHashed } from '../../http/headers/etag';
import { isPlainPath } from '../../http/urls/paths';
import { COMMON_OPTIONS, headers } from '../../http/headers/fileHeaders';

type FileRequest = FastifyRequest<{ Params: { '*': string } }>;

const isFile = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => undefined))?.isFile() ?? false;

/**
 * Sends the shell's files from the route that they share with the pages (frontEnd). A file with a
 * hash in its name is also found in the versions that were live before, because old tabs request
 * it. A browser with a pinned shell gets the files of that shell. The scope gets its own `sendFile`
 * with the options of these files. Paths outside the folder or with a trailing slash have no file.
 */
export const shellFiles = async (
  scope: FastifyInstance,
  { releasesDir, shellDir }: Pick<Config, 'releasesDir' | 'shellDir'>,
  registry: (request: FastifyRequest) => Promise<Registry | undefined>,
) => {
  await scope.register(files, {
    ...COMMON_OPTIONS,
    preCompressed: true,
    setHeaders: headers((file) => isHashed(basename(file))),
  });

  const earlier = async (): Promise<string[]> => {
    const versions = await readdir(join(releasesDir, SHELL)).catch(() => []);
    return versions
      .filter((name) => !name.startsWith('.'))
      .map((name) => shellVersionFolder(releasesDir, name));
  };

  const folderOf = async (request: FastifyRequest, path: string): Promise<string> => {
    const live = liveShellFolder((await registry(request)) ?? {}, {
      releases: releasesDir,
      shellDir,
    });
    if (!isHashed(path) || (await isFile(join(live, path)))) return live;
    for (const folder of [...(await earlier()), shellDir])
      if (await isFile(join(folder, path))) return folder;
    return live;
  };

  return async (request: FileRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.params['*'];
    if (isPlainPath(path) && !path.endsWith('/') && !isForServer(path))
      return reply.sendFile(path, await folderOf(request, path));
    reply.callNotFound();
    return reply;
  };
};
