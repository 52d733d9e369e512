import { defineConfig } from '@playwright/test';
import { browserOptions } from './fixtures/product/browser';
import type { SiteOptions } from './fixtures/test';

/** The design's window sizes: a small phone and a laptop. */
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

/** Sweeps and specs that build copies of the project: only `npm run test:all` runs them. */
const SLOW = '**/*.slow.spec.ts';

/** Specs of phones. */
const PHONE_ONLY = '**/*.phone.spec.ts';
const SLOW_PHONE_ONLY = '**/*.phone.slow.spec.ts';

/** Specs of the component library, which need Storybook's build. */
const LIBRARY = '**/storybook/*.slow.spec.ts';

export default defineConfig<object, SiteOptions>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './fixtures/prepareOnce.ts',
  reporter: [
    ['line'],
    ['./fixtures/summaryReporter.ts'],
    // Read by `npm test` (build/checks/testRun).
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: browserOptions(),
    locale: 'en-GB',
    // Far from the site's time zone, so that a wrong use of the browser's zone shows
    // (docs/product.md 1.5).
    timezoneId: 'America/New_York',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: [PHONE_ONLY, SLOW], use: DESKTOP },
    { name: 'phone', testMatch: PHONE_ONLY, use: PHONE },
    { name: 'slow desktop', testMatch: SLOW, testIgnore: [SLOW_PHONE_ONLY, LIBRARY], use: DESKTOP },
    { name: 'slow phone', testMatch: SLOW_PHONE_ONLY, use: PHONE },
    { name: 'storybook build', testMatch: '**/storybook/build.setup.ts' },
    { name: 'storybook', testMatch: LIBRARY, use: DESKTOP, dependencies: ['storybook build'] },
  ],
});
