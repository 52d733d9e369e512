import { readFile } from 'node:fs/promises';
import { posix, join } from 'node:path';
import { acceptsContract, type RegisteredRemote } from '@charity-site/registry';
import { hashOf } from '@charity-site/registry/store';
import type { Config } from '../../process/settings/config';
import type { LiveShell } from '../shell/liveShell';
import { RenderError, type RendererCode } from './rendererProcess';

/**
 * The pair for a remote in a shell; undefined when one of them has no server build, the remote
 * lists no pages or is on another origin, or their contracts do not match.
 */
export const pairOf = (shell: LiveShell | undefined, remote: RegisteredRemote | undefined) => {
  const { server, version: shellVersion = '', contract = '' } = shell?.facts ?? {};
  if (
    !shell ||
    !server ||
    !remote?.server ||
    !remote.routes ||
    !remote.manifest.startsWith('/remotes/')
  )
    return undefined;
  if (!acceptsContract(remote.contract, contract)) return undefined;
  const { name, version } = remote;
  /** Contains both versions. */
  const key = `${shellVersion} ${name} ${version}`;
  return { key, remote: { ...remote, server: remote.server }, shell, server };
};

/** A shell and a remote that render pages together. */
export type Pair = NonNullable<ReturnType<typeof pairOf>>;

const verified = async (file: string, integrity: string | undefined): Promise<string> => {
  const content = await readFile(file).catch(() => {
    throw new RenderError(`${file} cannot be read.`);
  });
  if (hashOf(content) !== integrity) throw new RenderError(`${file} is not what was built.`);
  return content.toString();
};

/**
 * Reads the code of a pair.
 * @throws RenderError when a file is missing or differs from its hash
 */
export const codeOf = async (
  { remote, shell, server }: Pair,
  { releasesDir }: Pick<Config, 'releasesDir'>,
): Promise<RendererCode> => {
  const assets = `${posix.dirname(remote.manifest)}/`;
  const folder = join(releasesDir, assets.slice('/remotes'.length));
  return {
    shell: await verified(join(shell.folder, server.file), server.integrity),
    routes: await verified(join(folder, remote.server), remote.integrity[remote.server]),
    remote: remote.name,
    assets,
  };
};
