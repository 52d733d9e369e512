import { parseArgs } from 'node:util';
import { releasesFolder, type ReleaseStore } from '../../registry/folder/releasesFolder';
import { ReleaseError } from '../../registry/releaseError';
import { checkRemote, listRemotes, pruneRemotes, releaseRemote, rollBack, type Means } from './commands';
import { httpStore, siteAddress } from './httpStore';
import { canIDeploy } from './canIDeploy';
import { buildOf, releasedBy, releasesDir, shellDir } from './settings';
import { browserTest, shellBrowserTest, type SmokePlace } from './smoke/browserTest';
import { allLeftOut, checkShell } from './shellCandidate';
import { leftOut } from './smoke/smokeTest';

const USAGE = `Usage:
  npm run release -- <remote>                       release the remote's build
  npm run release -- rollback <remote> [version]    make the version before live again, or a named one
  npm run release -- list                           what is live, since when, and what was before
  npm run release -- check <remote>                 whether the build may go live
  npm run release -- check shell                    whether the built shell works with every live remote
  npm run release -- can-i-deploy <remote | shell>  what is known of that, without trying
  npm run release -- prune [remote]                 remove old versions that nothing names

  --to <address>    release to a running site, with a deploy token of it in DEPLOY_TOKEN; as RELEASE_URL does
  --without-smoke   leave the smoke test out; the verdict says so
  --keep <n>        how many versions prune leaves besides the live one and the one before (5); those of the last
                    7 days stay in any case, since tabs may be open on them`;

const needsName = (name: string | undefined): string => {
  if (!name) throw new ReleaseError(USAGE);
  return name;
};

const options = {
  'without-smoke': { type: 'boolean', default: false },
  to: { type: 'string', default: process.env.RELEASE_URL },
  keep: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const read = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
};

const kept = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d{1,4}$/.test(text)) throw new ReleaseError('--keep takes a whole number from 0.');
  return Number(text);
};

/** Where releases go: to a site, or to the local folder. */
const storeAt = (address: string | undefined): ReleaseStore => {
  if (!address) return releasesFolder({ releases: releasesDir(), shellDir: shellDir() });
  const token = process.env.DEPLOY_TOKEN;
  if (!token)
    throw new ReleaseError(`Set DEPLOY_TOKEN to a deploy token of ${address}; its DEPLOY_TOKENS says which it knows.`);
  return httpStore({ url: siteAddress(address), token });
};

/** Where the smoke test finds the shell that is live. */
const placeAt = (address: string | undefined): SmokePlace =>
  address ? { url: siteAddress(address) } : { releases: releasesDir(), shellDir: shellDir() };

const act = async (): Promise<string> => {
  const { values, positionals } = read();
  const [command, name, version] = positionals;
  if (!command || command === 'help' || values.help) return USAGE;
  const store = storeAt(values.to);
  const smoke = values['without-smoke'] ? leftOut('--without-smoke') : browserTest(placeAt(values.to));
  const shellSmoke = values['without-smoke']
    ? allLeftOut('--without-smoke')
    : shellBrowserTest(placeAt(values.to), buildOf('shell'));
  const means: Means = { store, smoke, by: releasedBy() };
  switch (command) {
    case 'list':
      return listRemotes(means);
    case 'rollback':
      return rollBack(needsName(name), means, version);
    case 'prune':
      return pruneRemotes(name, means, kept(values.keep));
    case 'check':
      return name === 'shell' ? checkShell(buildOf('shell'), means, shellSmoke) : checkRemote(needsName(name), means);
    case 'can-i-deploy':
      return canIDeploy(needsName(name), means);
    default:
      return releaseRemote(command, means);
  }
};

try {
  console.log(await act());
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
