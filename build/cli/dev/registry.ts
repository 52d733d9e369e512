import { withLocalRemotes, type LocalRemote, type Registry } from '@charity-site/registry';
import { devPortOf } from '../../devPorts';
import { packageOf, REMOTES } from '../../parts/project';

/** A remote served by its own development server. */
export const localRemote = (name: string, origin: string): LocalRemote => {
  const { federation } = packageOf(name);
  if (!federation) throw new Error(`${name}'s package.json declares no "federation".`);
  return { name, origin, contract: federation.contract, prefixes: federation.prefixes };
};

/**
 * The registry of `npm run dev`: every remote has its own development server, without hashes and
 * preloads.
 */
export const devRegistry = (): Registry =>
  withLocalRemotes(
    { format: 1, remotes: [] },
    REMOTES.map((name) => localRemote(name, `http://127.0.0.1:${devPortOf(name)}`)),
  );
