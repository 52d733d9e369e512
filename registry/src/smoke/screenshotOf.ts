import type { Page } from '@playwright/test';
import { SCREENSHOT_MAX } from '../store/screenshots';
import { inTime } from './inTime';

/** Time limit for a screenshot, in ms. A page with an endless script gets none. */
const LIMIT = 3_000;

/** Qualities to try, the first one that is small enough counts. */
const QUALITIES = [60, 20];

/** Screenshot of a page's window, as a JPEG; undefined when the page does not answer. */
export const screenshotOf = async (page: Page): Promise<Uint8Array | undefined> => {
  try {
    for (const quality of QUALITIES) {
      const shot = page.screenshot({ type: 'jpeg', quality, scale: 'css', timeout: LIMIT });
      const image = await inTime(shot, LIMIT);
      if (image.length <= SCREENSHOT_MAX) return image;
    }
  } catch {
    // The fault is known without it.
  }
  return undefined;
};
