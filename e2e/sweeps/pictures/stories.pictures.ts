import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { STORYBOOK_DIR } from '../../../build/cli/storybook/buildStorybook';
import type { Entry } from '../storybook/entries';
import { Preview } from '../storybook/preview';

/** Never requested: the files come from the folder. Pages below localhost are secure contexts. */
const ADDRESS = 'http://library.localhost';

/** The fixed date of the stories. */
const TODAY = new Date('2026-03-12T09:00:00Z');

/** Reduced motion, and no accessibility check. */
const CHOICES = { motion: 'reduce', a11y: { manual: true } };

const { entries } = JSON.parse(readFileSync(path.join(STORYBOOK_DIR, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

/** Waits until regions have loaded, and fonts and images have loaded or failed. */
const settle = async (page: Page): Promise<void> => {
  // Some stories show a loading state on purpose.
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
      timeout: 1_000,
    })
    .catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
  await page.route(`${ADDRESS}/**`, (route) => {
    const file = path.join(
      STORYBOOK_DIR,
      decodeURIComponent(new URL(route.request().url()).pathname),
    );
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
});

for (const { id, title, name, type } of Object.values(entries)) {
  if (type !== 'story') continue;
  test(`${title}: ${name}`, async ({ page, colorScheme }) => {
    await new Preview(page, ADDRESS, colorScheme === 'dark' ? 'dark' : 'light', CHOICES).play(id);
    await settle(page);
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
