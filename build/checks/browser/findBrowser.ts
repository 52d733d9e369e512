import { existsSync } from 'node:fs';
import { findInstalledBrowser } from '@charity-site/registry/smoke';
import { run } from '../../parts/run';

/** Installs a Debian package if permitted. Older versions of Debian have no headless shell. */
const debianPackage = async (): Promise<string | undefined> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found; installing a Debian package.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'];
    if ((await run('apt-get', install, { quiet: true, env })) === 0) break;
  }
  return findInstalledBrowser();
};

const download = async (): Promise<string | undefined> => {
  await run('npx', ['--no-install', 'playwright', 'install', 'chromium'], { quiet: true });
  return findInstalledBrowser();
};

/**
 * The browser for tests: an installed one, else Debian's package if it can be installed, else
 * Playwright's download.
 * @throws Error with instructions if there is none
 */
export const findBrowser = async (): Promise<string> => {
  const installed = findInstalledBrowser();
  const configured = process.env.CHROMIUM_PATH;
  if (configured && installed !== configured)
    throw new Error(`CHROMIUM_PATH is ${configured}, which cannot be run.`);
  const found = installed ?? (await debianPackage()) ?? (await download());
  if (!found)
    throw new Error(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
    );
  return found;
};
