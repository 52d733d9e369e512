import { defineConfig } from '@playwright/test';
import { browserOptions } from './product/browser';
import type { SiteOptions } from './fixtures/test';

/** The sizes that are designed for: a cheap phone and a laptop. */
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Files about phones; those of `pages` begin as a phone and change the size themselves. */
const PHONE_ONLY = ['**/*.phone.spec.ts', '**/pages/*.spec.ts'];

/** Those over the component library; they want Storybook built, which nothing else waits for. */
const LIBRARY = '**/storybook/*.spec.ts';

export default defineConfig<object, SiteOptions>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './fixtures/prepareOnce.ts',
  reporter: [['line'], ['./fixtures/closingLine.ts']],
  workers: 2,
  // Where nobody watches, a test gets a second try, and the closing line names the tries; at a desk a test that fails
  // now and then shows itself at once.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: browserOptions(),
    locale: 'en-GB',
    // Far from the site's zone, so that a time shown or meant in the browser's own is found out (docs/product.md 1.5).
    timezoneId: 'America/New_York',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: [...PHONE_ONLY, LIBRARY], use: DESKTOP },
    { name: 'phone', testMatch: PHONE_ONLY, use: PHONE },
    { name: 'storybook build', testMatch: '**/storybook/build.setup.ts' },
    { name: 'storybook', testMatch: LIBRARY, use: DESKTOP, dependencies: ['storybook build'] },
  ],
});
