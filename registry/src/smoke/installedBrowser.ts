import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a program in PATH; undefined without one. */
export const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);

/** The headless shell comes first: it has the same engine and needs a third less CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** An installed browser: `CHROMIUM_PATH`, else the system's, else Playwright's own, if any. */
export const findInstalledBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...NAMES.map(onPath), chromium.executablePath()].find(
    (file) => file && isExecutable(file),
  );
