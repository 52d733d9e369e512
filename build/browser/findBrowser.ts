import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from '../parts/run';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

/** The headless shell comes first: it has the same engine and needs a third less CPU time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const systemBrowser = () => NAMES.map(onPath).find(Boolean);

const ownDownload = () => [chromium.executablePath()].find(isExecutable);

/** Installs a Debian package if this process may. Older versions of Debian have no headless shell. */
const debianPackage = async (): Promise<string | undefined> => {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  console.log('No Chromium found; installing a Debian package.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'];
    if ((await run('apt-get', install, { quiet: true, env })) === 0) break;
  }
  return systemBrowser();
};

const download = async (): Promise<string | undefined> => {
  await run('npx', ['--no-install', 'playwright', 'install', 'chromium'], { quiet: true });
  return ownDownload();
};

/** An installed browser: `CHROMIUM_PATH`, else the system's, else Playwright's own; undefined when there is none. */
export const findInstalledBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH].filter((given) => given && isExecutable(given))[0] ?? systemBrowser() ?? ownDownload();

/**
 * The browser to test with: an installed one, else Debian's package if this process may install it, else Playwright's
 * download.
 * @throws Error that says what to do when there is none
 */
export const findBrowser = async (): Promise<string> => {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isExecutable(given)) throw new Error(`CHROMIUM_PATH is ${given}, which cannot be run.`);
  const found = findInstalledBrowser() ?? (await debianPackage()) ?? (await download());
  if (!found)
    throw new Error(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
    );
  return found;
};
