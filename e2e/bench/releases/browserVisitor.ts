import type { Browser } from '@playwright/test';
import type { Journal } from './client';

/** How long a page may take on a machine that 200 visitors keep busy, in ms. */
const PATIENCE = 30_000;

/** A real browser among the visitors: follows links, and looks whether every place shows what it should. */
export const browserVisitor = async (
  browser: Browser,
  site: string,
  journal: () => Journal,
  isOpen: () => boolean,
): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('response', (response) => {
    if (response.status() >= 400)
      journal().failed.push(`In a browser: ${response.url()} answered ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    // What a visitor leaves behind by going on is no failure.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') journal().failed.push(`In a browser: ${request.url()}: ${why}`);
  });
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints = [...complaints, message.text()].slice(-3);
  });
  page.on('pageerror', ({ message }) => journal().failed.push(`In a browser: ${message}`));
  const stands = async (heading: string) => {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: PATIENCE });
  };
  try {
    while (isOpen()) {
      await page.goto(site, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'Latest Updates' }).waitFor({ timeout: PATIENCE });
      await page.getByRole('link', { name: 'All news' }).click();
      await stands('News & Updates');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }).click();
      await stands('Support Our Mission');
      await page.goto(`${site}/admin/login`, { waitUntil: 'commit' });
      await stands('Administrator login');
    }
  } catch (error) {
    const shown = await page.locator('h1').allTextContents();
    journal().failed.push(
      `In a browser: ${page.url()} shows "${shown.join()}": ${(error as Error).message}\n${complaints.join('\n')}`,
    );
  } finally {
    await context.close();
  }
};
