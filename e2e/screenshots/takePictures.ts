import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Calls } from '../product/calls';
import { ADMIN_SCREENS, addressOf, PUBLIC_SCREENS, type Screen } from '../product/screens';
import { waitUntilSettled } from '../product/settled';

/** The sizes of the design: a small phone and a laptop. */
const SIZES = [
  { name: 'phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

type Size = (typeof SIZES)[number];

export interface PictureOrder {
  browser: Browser;
  /** The site, without a trailing slash. */
  url: string;
  calls: Calls;
  /** Only screens whose names contain one of them; all when empty. */
  words: string[];
  folder: string;
  /** Whether to include the administrator's screens. */
  signedIn: boolean;
}

const withToken = async (context: BrowserContext, token: string) =>
  context.addInitScript((text) => localStorage.setItem('adminToken', text), token);

/** Takes a screenshot of each screen at each size, as `<folder>/<size>/<screen>.png`. @returns their number */
export const takePictures = async ({ browser, url, calls, words, folder, signedIn }: PictureOrder): Promise<number> => {
  const wanted = ({ name }: Screen) => words.length === 0 || words.some((word) => name.includes(word));
  let count = 0;

  const take = async (context: BrowserContext, screen: Screen, { name: size, ...options }: Size) => {
    const page = await context.newPage();
    await page.goto(url + (await addressOf(screen, calls.read)), { waitUntil: 'networkidle' });
    await waitUntilSettled(page);
    // The window is made as high as the page, so that sticky elements are complete. Without this rule, `main` would be at
    // least as high as that window and push the footer out.
    await page.addStyleTag({ content: 'main { min-height: 0 !important }' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: options.viewport.width, height });
    await waitUntilSettled(page, 'all');
    await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
    const file = path.join(folder, size, `${screen.name}.png`);
    await page.screenshot({ path: file, animations: 'disabled' });
    await page.close();
    count += 1;
  };

  for (const size of SIZES) {
    const { name: _name, ...options } = size;
    const visitor = await browser.newContext({ ...options, reducedMotion: 'reduce', colorScheme: 'light' });
    for (const screen of PUBLIC_SCREENS.filter(wanted)) await take(visitor, screen, size);
    await visitor.close();
    const ofAdministrator = signedIn ? ADMIN_SCREENS.filter(wanted) : [];
    if (ofAdministrator.length === 0) continue;
    const administrator = await browser.newContext({ ...options, reducedMotion: 'reduce', colorScheme: 'light' });
    await withToken(administrator, await calls.token());
    for (const screen of ofAdministrator) await take(administrator, screen, size);
    await administrator.close();
  }
  return count;
};
