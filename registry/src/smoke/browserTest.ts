import type { Browser } from '@playwright/test';
import { SHELL } from '../model/activate';
import type { Release } from '../model/registry';
import { ReleaseError } from '../store/releaseError';
import type { ReleaseStore } from '../store/releaseStore';
import { builtServer, startLocalSite, type SmokeSite } from './localSite';
import { checkPages, type PageCheckRequest } from './checkPages';
import type { ShellSmokeTest, SmokeResult, SmokeTest } from './smokeTest';

/** Location of the live shell: a running site, or a store that a server serves during the test. */
export type SmokePlace =
  | { url: string; token: string }
  | { releases: string; shellDir: string; store: Pick<ReleaseStore, 'state'> };

const NO_SERVER = 'the content server is not built, so there is no site to test it in';
const NO_BROWSER =
  'The smoke test needs Chromium: install it (on Debian: apt-get install chromium), set CHROMIUM_PATH to one, or skip the test with --without-smoke.';

/** Launches an installed browser; a release downloads none. */
const launch = async (): Promise<Browser> => {
  const [{ chromium }, { findInstalledBrowser }] = await Promise.all([
    import('@playwright/test'),
    import('./installedBrowser'),
  ]);
  const executablePath = findInstalledBrowser();
  if (!executablePath) throw new ReleaseError(NO_BROWSER);
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      // Their sizes are in the page, and generating variants needs most of the CPU.
      '--blink-settings=imagesEnabled=false',
    ],
  });
};

const siteAt = async (place: SmokePlace): Promise<SmokeSite | undefined> => {
  if ('url' in place) return { ...place, close: () => Promise.resolve() };
  const server = builtServer();
  if (!server) return undefined;
  return startLocalSite(server, { ...place, registry: (await place.store.state()).registry });
};

/** Opens every page of some versions in one browser to which the pinned version is live. */
const checkAllPages = async (
  place: SmokePlace,
  trial: PageCheckRequest['trial'],
  releases: readonly Release[],
): Promise<SmokeResult[]> => {
  const launching = launch();
  // Handled below; the server starts meanwhile.
  launching.catch(() => undefined);
  const site = await siteAt(place);
  try {
    if (!site) return releases.map(() => ({ outcome: 'left out', note: NO_SERVER }));
    const browser = await launching;
    const found: SmokeResult[] = [];
    for (const release of releases) found.push(await checkPages(browser, site, { trial, release }));
    return found;
  } finally {
    const closed = launching.then(
      (browser) => browser.close(),
      () => undefined,
    );
    await Promise.all([site?.close(), closed]);
  }
};

/**
 * Opens every page of the candidate in the live shell, in one browser to which the candidate is
 * live.
 */
export const browserTest =
  (place: SmokePlace): SmokeTest =>
  async ({ record, state }) => {
    if (!state.shell) return { outcome: 'left out', note: 'no shell is live there yet' };
    const { remote, release } = record;
    const trial = { remote, version: release.version };
    const [outcome] = await checkAllPages(place, trial, [release]);
    return outcome ?? { outcome: 'left out' };
  };

/** Opens every page of every live remote in one browser to which the candidate shell is live. */
export const shellBrowserTest =
  (place: SmokePlace): ShellSmokeTest =>
  async ({ record: { release: shell }, remotes }) => {
    const trial = { remote: SHELL, version: shell.version };
    // A shell without a server build renders nothing.
    return checkAllPages(
      place,
      trial,
      shell.server ? remotes : remotes.map(({ server: _server, ...rest }) => rest),
    );
  };
