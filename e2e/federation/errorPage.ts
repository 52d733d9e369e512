import type { Page } from '@playwright/test';

/** Console messages of the browser, module federation, the router and React when a part fails. */
export const FAILED_PART =
  /Failed to load resource|digest|integrity checks failed|Refused to execute|MIME type|Federation Runtime|RUNTIME-\d|could not be loaded|was preloaded using link preload|Loading chunk|ChunkLoadError|is not an origin of the registry|Content Security Policy|broken on purpose|Minified React error/;

export const UNAVAILABLE = 'This part of the site is unavailable';
export const NOT_LOADED = 'This page could not be loaded';

/** The heading that the shell shows instead of a failed part. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses 'Try again' and waits for the reload. */
export const tryAgain = async (page: Page): Promise<void> => {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loaded;
};

/** Counts document loads from now on. */
export const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  return () => loads;
};
