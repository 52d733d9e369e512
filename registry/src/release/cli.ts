import { parseArgs } from 'node:util';
import { SHELL } from '../model/activate';
import type { ReleaseStore } from '../store/releaseStore';
import { ReleaseError } from '../store/releaseError';
import type { CommandContext } from './commands';
import { releasedBy, runOperatorCommand } from '../operator/operatorCommands';
import { buildOf, releasesDir, shellDir } from './settings';
import type { ShellReleaseRequest } from './releaseShell';
import type { SmokePlace } from '../smoke/browserTest';
import { allSkipped, skipped, type ShellSmokeTest, type SmokeTest } from '../smoke/smokeTest';

// Each command imports only what it needs, because a rollback must be fast.

const USAGE = `Usage:
  npm run release -- <part>                     release the build of a part: shell, or a remote such as public-site
  npm run release -- <remote> --canary 10%      give the build of a remote to a share of the visitors
  npm run release -- promote <remote>           give the canary of a remote to all visitors
  npm run release -- rollback <part> [version]  end the canary; without one, make the version before live again, or a named one
  npm run release -- <remote> --preview         store the build on a running site and print an address to look at it
  npm run release -- list                       show the live versions, since when, and the versions before
  npm run release -- check <part>               check whether the build may go live; the shell with every live remote
  npm run release -- can-i-deploy <part>        show the result of the last check without checking again
  npm run release -- prune [part]               remove old versions
  npm run release -- off <remote> [contribution]
                                                switch a remote off, or one of its contributions such as menu /shop; "on"
                                                switches it on again; for the site's operator
  npm run release -- grant <remote> <prefix>    give a remote one more path; for the site's operator

  --to <address>    release to a running site, with one of its deploy tokens in DEPLOY_TOKEN; same as RELEASE_URL
  --without-smoke   skip the smoke test; the check result says so
  --keep <n>        how many versions prune keeps besides the live one and the one before (10); versions that were live
                    in the last 30 days always stay, because tabs may be open on them`;

const needsName = (name: string | undefined): string => {
  if (!name) throw new ReleaseError(USAGE);
  return name;
};

const options = {
  'without-smoke': { type: 'boolean', default: false },
  to: { type: 'string', default: process.env.RELEASE_URL },
  keep: { type: 'string' },
  canary: { type: 'string' },
  preview: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const read = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
};

/** Runs a function with the store of the site on this machine. */
export type WithLocalStore = (work: (store: ReleaseStore) => Promise<string>) => Promise<string>;

const deployToken = (siteUrl: string): string => {
  const token = process.env.DEPLOY_TOKEN;
  if (!token)
    throw new ReleaseError(
      `Set DEPLOY_TOKEN to a deploy token of ${siteUrl}, one of its DEPLOY_TOKENS.`,
    );
  return token;
};

const runningSite = async (siteUrl: string): Promise<ReleaseStore> => {
  const token = deployToken(siteUrl);
  const { httpStore, siteAddress } = await import('./httpStore');
  return httpStore({ url: siteAddress(siteUrl), token });
};

/** The smoke tests of a remote in the live shell, and of the built shell with the live remotes. */
const smokeAt = (siteUrl: string | undefined, store: ReleaseStore, without: boolean) => {
  const note = '--without-smoke';
  if (without) return { smoke: skipped(note), shellSmoke: allSkipped(note) };
  const place: SmokePlace = siteUrl
    ? { url: new URL(siteUrl).origin, token: deployToken(siteUrl) }
    : { releases: releasesDir(), shellDir: shellDir(), store };
  const tests = () => import('../smoke/browserTest');
  return {
    smoke: (async (request) => (await tests()).browserTest(place)(request)) satisfies SmokeTest,
    shellSmoke: (async (request) =>
      (await tests()).shellBrowserTest(place)(request)) satisfies ShellSmokeTest,
  };
};

const act = async (
  { values, positionals }: ReturnType<typeof read>,
  store: ReleaseStore,
  firstShell: CommandContext['firstShell'],
): Promise<string> => {
  const [command = '', name] = positionals;
  const { smoke, shellSmoke } = smokeAt(values.to, store, values['without-smoke']);
  const context: CommandContext = { store, smoke, by: releasedBy(), firstShell };
  const shellOrder: ShellReleaseRequest = {
    folder: buildOf(SHELL),
    store,
    smoke: shellSmoke,
    by: context.by,
  };
  if (values.preview) return (await import('./preview')).previewRemote(command, context);
  if (values.canary !== undefined)
    return (await import('./canary')).startCanary(command, values.canary, context);
  const result = await runOperatorCommand(
    { args: positionals, keep: values.keep, usage: USAGE },
    context,
  );
  if (result !== undefined) return result;
  switch (command) {
    case 'promote':
      return (await import('./canary')).promote(needsName(name), context);
    case 'check':
      return name === SHELL
        ? (await import('./shellCommands')).checkBuiltShell(shellOrder)
        : (await import('./commands')).checkRemote(needsName(name), context);
    case 'can-i-deploy':
      return (await import('./canIDeploy')).canIDeploy(needsName(name), context);
    case SHELL:
      return (await import('./shellCommands')).releaseBuiltShell(shellOrder);
    default:
      return (await import('./commands')).releaseRemote(command, context);
  }
};

/**
 * Runs the release command with the arguments of the process and prints the result. Sets the exit
 * code to 1 on an error that the user can fix.
 * @param firstShell facts of the shell of this checkout, used while no shell is live
 * @param withLocalStore used without the address of a running site
 */
export const runReleaseCommand = async (
  firstShell: CommandContext['firstShell'],
  withLocalStore: WithLocalStore = () => Promise.reject(new ReleaseError(USAGE)),
): Promise<void> => {
  const run = async (): Promise<string> => {
    const parsed = read();
    const { values, positionals } = parsed;
    if (!positionals[0] || positionals[0] === 'help' || values.help) return USAGE;
    const work = (store: ReleaseStore) => act(parsed, store, firstShell);
    return values.to ? work(await runningSite(values.to)) : withLocalStore(work);
  };
  try {
    console.log(await run());
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
