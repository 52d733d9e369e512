import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { untilIdle } from '../../fixtures/idle';
import type { Calls } from '../../fixtures/product/calls';
import {
  ADMIN_SCREENS,
  addressOf,
  PUBLIC_SCREENS,
  type Screen,
} from '../../fixtures/product/screens';
import { waitUntilSettled } from '../../fixtures/product/settled';
import { MODES, type Mode } from './modes';

export interface PictureOrder {
  browser: Browser;
  /** URL of the site, without a trailing slash. */
  url: string;
  calls: Calls;
  /** Only screens whose names contain one of these words; all if empty. */
  words: string[];
  /** Only these modes; all if empty. */
  modes: string[];
  folder: string;
  /** True to include admin screens. */
  signedIn: boolean;
}

const withToken = async (context: BrowserContext, token: string) =>
  context.addInitScript((text) => localStorage.setItem('adminToken', text), token);

/**
 * Takes a screenshot of each screen in each mode, as `<folder>/<mode>/<screen>.png`.
 * @returns their number
 */
export const takePictures = async (order: PictureOrder): Promise<number> => {
  const { browser, url, calls, words, folder, signedIn } = order;
  const isSelected = ({ name }: Screen) =>
    words.length === 0 || words.some((word) => name.includes(word));
  let count = 0;

  const take = async (
    context: BrowserContext,
    screen: Screen,
    { name, options, textScale, isPrint }: Mode,
  ) => {
    const page = await context.newPage();
    if (isPrint) await page.emulateMedia({ media: 'print' });
    const address = url + (await addressOf(screen, calls.getOk));
    await untilIdle(page, () => page.goto(address));
    if (textScale) await page.addStyleTag({ content: `html { font-size: ${textScale * 100}% }` });
    await waitUntilSettled(page);
    // The window gets the height of the page, so that sticky elements are complete. Without this
    // rule, `main` would be at least as high as the window and push the footer out.
    await page.addStyleTag({ content: 'main { min-height: 0 !important }' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: options.viewport.width, height });
    await waitUntilSettled(page, 'all');
    await page.evaluate(() =>
      Promise.allSettled([...document.images].map((image) => image.decode())),
    );
    await page.screenshot({
      path: path.join(folder, name, `${screen.name}.png`),
      animations: 'disabled',
    });
    await page.close();
    count += 1;
  };

  for (const mode of MODES.filter(
    ({ name }) => order.modes.length === 0 || order.modes.includes(name),
  )) {
    const options = { reducedMotion: 'reduce', colorScheme: 'light', ...mode.options } as const;
    const visitor = await browser.newContext(options);
    for (const screen of PUBLIC_SCREENS.filter(isSelected)) await take(visitor, screen, mode);
    await visitor.close();
    const ofAdministrator =
      signedIn && mode.ofAdministrators ? ADMIN_SCREENS.filter(isSelected) : [];
    if (ofAdministrator.length === 0) continue;
    const administrator = await browser.newContext(options);
    await withToken(administrator, await calls.token());
    for (const screen of ofAdministrator) await take(administrator, screen, mode);
    await administrator.close();
  }
  return count;
};
