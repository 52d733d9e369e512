import { compatibilityErrors } from '../compatibility/compatibilityErrors';
import { SHELL } from '../model/activate';
import { readCandidate } from '../store/candidate';
import { ReleaseError } from '../store/releaseError';
import type { CommandContext } from './commands';
import { buildOf, declaredBy } from './settings';

const NOT_THE_SHELL = 'There is no preview of the shell. Try it on a site of your own: npm start.';

const NO_ADDRESS =
  'A preview needs a running site. Name it with --to, such as --to http://localhost:3000, and set DEPLOY_TOKEN.';

/**
 * Stores a remote's build on a running site, where only holders of the printed link can see it. It
 * must fit the live shell. It needs no smoke test, because people look at it.
 * @returns text for the terminal
 */
export const previewRemote = async (
  name: string,
  { store, firstShell }: CommandContext,
): Promise<string> => {
  if (name === SHELL) throw new ReleaseError(NOT_THE_SHELL);
  if (!store.preview) throw new ReleaseError(NO_ADDRESS);
  const candidate = await readCandidate(name, buildOf(name), declaredBy(name));
  const { registry, shell } = await store.state();
  const found = compatibilityErrors(candidate.record, {
    shell: shell ?? (await firstShell()),
    registry,
  });
  if (found.length > 0) throw new ReleaseError(found.join('\n'));
  const { release } = await store.add(candidate);
  const { address, until } = await store.preview(name, release.version);
  return [
    `${name} ${release.version} is stored. Nobody gets it without this address:`,
    `  ${address}`,
    `  It works until ${until}. Who opens it sees this version on all pages until they leave the preview.`,
  ].join('\n');
};
