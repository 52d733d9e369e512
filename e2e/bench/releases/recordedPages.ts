import type { Browser } from '@playwright/test';
import { waitUntilSettled } from '../../product/settled';

/** A page, and the API calls and images that a browser requests on it, by path and query. */
export interface RecordedPage {
  path: string;
  asks: string[];
}

/** Visits pages in a browser, each with an empty cache, and records the requests for their content. */
export const recordPages = async (browser: Browser, url: string, paths: readonly string[]): Promise<RecordedPage[]> => {
  const recorded: RecordedPage[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const asks = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && /^\/(api|uploads)\//.test(pathname)) asks.add(pathname + search);
    });
    await page.goto(url + path);
    await waitUntilSettled(page);
    await context.close();
    recorded.push({ path, asks: [...asks] });
  }
  return recorded;
};
