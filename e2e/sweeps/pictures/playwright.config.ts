import { defineConfig } from '@playwright/test';
import { browserOptions } from '../../fixtures/product/browser';

/** `npm run pictures`: compares the screenshot of every story with its earlier one. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../../pictures/results',
  snapshotPathTemplate: '../../../pictures/before/{projectName}/{arg}{ext}',
  // Without --update-snapshots nothing is overwritten, and a new story fails because it has no
  // screenshot.
  updateSnapshots: 'none',
  reporter: [['line'], ['html', { outputFolder: '../../../pictures/report', open: 'never' }]],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Playwright's default threshold of 0.2 misses small changes of a colour.
  expect: { timeout: 10_000, toHaveScreenshot: { threshold: 0.02 } },
  use: {
    launchOptions: browserOptions(),
    locale: 'en-GB',
    timezoneId: 'Africa/Blantyre',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'light', use: { colorScheme: 'light' } },
    { name: 'dark', use: { colorScheme: 'dark' } },
  ],
});
