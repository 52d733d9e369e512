import type { Page } from '@playwright/test';
import { SCREENSHOT_MAX } from '../store/screenshots';
import { inTime } from './inTime';

/** Timeout of a screenshot, in ms. It fails for a page with an endless script. */
const TIMEOUT = 3_000;

/** JPEG qualities to try until the file is small enough. */
const QUALITIES = [60, 20];

/** Screenshot of a page's window, as a JPEG; undefined if the page does not respond. */
export const screenshotOf = async (page: Page): Promise<Uint8Array | undefined> => {
  try {
    for (const quality of QUALITIES) {
      const shot = page.screenshot({ type: 'jpeg', quality, scale: 'css', timeout: TIMEOUT });
      const image = await inTime(shot, TIMEOUT);
      if (image.length <= SCREENSHOT_MAX) return image;
    }
  } catch {
    // The error is known without it.
  }
  return undefined;
};
