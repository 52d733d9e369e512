import type { Browser } from '@playwright/test';

/** Timeout of a page under load, in ms. */
const PAGE_TIMEOUT = 30_000;

interface Visit {
  site: string;
  /** Receives the failures. */
  failed: string[];
  /** Returns false when the visitor must stop. */
  isOpen: () => boolean;
}

/**
 * Simulates a visitor with a real browser, who follows links and checks the content of each page.
 */
export const browserVisitor = async (
  browser: Browser,
  { site, failed, isOpen }: Visit,
): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('response', (response) => {
    if (response.status() >= 400)
      failed.push(`In a browser: ${response.url()} answered ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    // Requests aborted by a navigation are not failures.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') failed.push(`In a browser: ${request.url()}: ${why}`);
  });
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints = [...complaints, message.text()].slice(-3);
  });
  page.on('pageerror', ({ message }) => failed.push(`In a browser: ${message}`));
  const showsHeading = async (heading: string) => {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: PAGE_TIMEOUT });
  };
  try {
    while (isOpen()) {
      await page.goto(site, { waitUntil: 'commit' });
      await page
        .getByRole('heading', { name: 'Latest Updates' })
        .waitFor({ timeout: PAGE_TIMEOUT });
      await page.getByRole('link', { name: 'All news' }).click();
      await showsHeading('News & Updates');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
      await showsHeading('Support Our Mission');
      await page.goto(`${site}/admin/login`, { waitUntil: 'commit' });
      await showsHeading('Administrator login');
    }
  } catch (error) {
    const shown = await page.locator('h1').allTextContents();
    failed.push(
      `In a browser: ${page.url()} shows "${shown.join()}": ${(error as Error).message}\n${complaints.join('\n')}`,
    );
  } finally {
    await context.close();
  }
};
