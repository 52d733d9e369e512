import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Entry } from '../storybook/entries';
import { Preview } from '../storybook/preview';

/** Never asked for: the browser gets the files from the folder. Below localhost, as pages there may do what https' may. */
const ADDRESS = 'http://library.localhost';

/** The day on which stories are shown, so that today's date is no difference. */
const TODAY = new Date('2026-03-12T09:00:00Z');

/** Nothing moves, and nobody waits for axe. */
const CHOICES = { motion: 'reduce', a11y: { manual: true } };

/** One build of the component library, opened in a browser. */
export interface Library {
  stories: Entry[];
  /** A story's picture, as PNG; of one that fails, what it then shows. */
  picture: (id: string) => Promise<Buffer>;
  /** Goes on in a new page, where nothing is left of what was shown so far. */
  reopen: () => Promise<void>;
  close: () => Promise<void>;
}

const serve = (context: BrowserContext, folder: string) =>
  context.route(`${ADDRESS}/**`, (route) => {
    const file = path.join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });

/** Waits until fonts and pictures have come or failed and a page that loads says so no more, or never will. */
const settle = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 1_000 })
    .catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

/** A picture once two in a row are the same: nothing moves any more. What never comes to rest is taken as it is. */
const still = async (page: Page): Promise<Buffer> => {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  let last = await take();
  for (let tries = 0; tries < 8; tries += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
};

/** Opens the library that was built into a folder. */
export const openLibrary = async (browser: Browser, folder: string, scheme: 'light' | 'dark'): Promise<Library> => {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Africa/Blantyre',
    reducedMotion: 'reduce',
    colorScheme: scheme,
    viewport: { width: 1440, height: 900 },
  });
  await context.clock.setFixedTime(TODAY);
  await serve(context, folder);

  const open = async () => {
    const page = await context.newPage();
    return { page, preview: new Preview(page, ADDRESS, scheme, CHOICES) };
  };
  let opened = await open();

  return {
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
    picture: async (id) => {
      // A story may fail on purpose, or in one of the trees: its picture says so. A page that is gone fails the next line.
      await opened.preview.play(id).catch(() => undefined);
      await settle(opened.page);
      return still(opened.page);
    },
    reopen: async () => {
      await opened.page.close();
      opened = await open();
    },
    close: () => context.close(),
  };
};
