import { expect, test as base } from '@playwright/test';
import { watchConsole } from '../../fixtures/consoleWatch';
import { startSite } from '../../fixtures/site';
import { DANGERS } from './dangers';
import { entriesAt, type Entry } from './entries';
import { Preview } from './preview';

interface LibraryFixtures {
  library: {
    entries: Entry[];
    preview: Preview;
    /** Console errors and warnings since the last call. */
    complaints: () => string[];
  };
}

/**
 * Playwright's test with the component library of the running product, in one page for all tests of
 * a worker.
 */
export const test = base.extend<object, LibraryFixtures>({
  library: [
    async ({ browser }, provide) => {
      const { site, stop } = await startSite({ content: 'none', ownReleases: false });
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        // With this user agent Storybook ends animations at once.
        userAgent: 'Mozilla/5.0 Chrome StorybookTestRunner',
      });
      const page = await context.newPage();
      const heard = watchConsole(page);
      let reported = 0;
      await provide({
        entries: await entriesAt(site.url),
        preview: new Preview(page, `${site.url}/storybook`),
        complaints: () => {
          const all = heard();
          const fresh = all.slice(reported);
          reported = all.length;
          return fresh.filter((text) => !DANGERS.test(text));
        },
      });
      await context.close();
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect };
