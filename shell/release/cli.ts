import { prune } from './prune';
import { readRegistry } from './registryFile';
import { check, release } from './release';
import { ReleaseError } from './releaseError';
import { rollback } from './rollback';
import { buildOf, releasesDir } from './settings';

const USAGE = `Usage:
  npm run release -- <remote>            release the remote's build
  npm run release -- rollback <remote>   make the version before live again
  npm run release -- list                what is live, and what was before
  npm run release -- check <remote>      whether the build may go live
  npm run release -- prune               remove old versions that nothing names`;

const needsName = (name: string | undefined): string => {
  if (!name) throw new ReleaseError(USAGE);
  return name;
};

const list = async () => {
  const { remotes } = await readRegistry(releasesDir());
  if (remotes.length === 0) return 'Nothing has been released yet.';
  return remotes
    .map(
      ({ name, version, releasedAt, previous }) =>
        `${name}\n  live    ${version}  since ${releasedAt}\n  before  ${previous?.version ?? 'none'}`,
    )
    .join('\n');
};

const act = async ([first, second]: string[]): Promise<string> => {
  const releases = releasesDir();
  switch (first) {
    case undefined:
    case 'help':
    case '--help':
      return USAGE;
    case 'list':
      return list();
    case 'rollback':
      return `${needsName(second)} ${await rollback(needsName(second), releases)} is live again.`;
    case 'prune': {
      const removed = await prune(releases);
      return removed.length > 0 ? `Removed ${removed.join(', ')}.` : 'Nothing to remove.';
    }
    case 'check': {
      const name = needsName(second);
      const { candidate, found } = await check({ name, folder: buildOf(name), releases });
      if (found.length > 0) throw new ReleaseError(found.join('\n'));
      return `${name} ${candidate.version} may go live.`;
    }
    default: {
      const { version, changed } = await release({ name: first, folder: buildOf(first), releases });
      return changed ? `${first} ${version} is live.` : `${first} ${version} is live already; nothing has changed.`;
    }
  }
};

try {
  console.log(await act(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
