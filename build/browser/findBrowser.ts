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

/** Chromium without windows comes first: the same engine without the code that draws tabs, at two thirds of the work. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const systemBrowser = () => NAMES.map(onPath).find(Boolean);

const ownDownload = () => [chromium.executablePath()].find(isExecutable);

/** One of Debian's packages, when this process may install it; an older Debian has no Chromium without windows. */
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

/** A browser that is there already: `CHROMIUM_PATH`, else the system's, else Playwright's own; undefined without one. */
export const findInstalledBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH].filter((given) => given && isExecutable(given))[0] ?? systemBrowser() ?? ownDownload();

/**
 * The browser to test with: `CHROMIUM_PATH`, else the system's, else Playwright's own, else Debian's package when it may
 * be installed, else a fresh download of Playwright's.
 * @throws Error with one sentence that says what to do when there is none
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
