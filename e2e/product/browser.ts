import type { LaunchOptions } from '@playwright/test';

/**
 * Launch options of the browser everywhere in e2e. `npm test` finds a browser and sets CHROMIUM_PATH; the default is
 * Debian's.
 */
export const browserOptions = (executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'): LaunchOptions => ({
  executablePath,
  args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
});
