import type { LaunchOptions } from '@playwright/test';

/**
 * How the browser is started everywhere in e2e. `npm test` looks for a browser and sets CHROMIUM_PATH; without it
 * Debian's is taken.
 */
export const browserOptions = (executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'): LaunchOptions => ({
  executablePath,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
});
