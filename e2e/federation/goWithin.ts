import type { Page } from '@playwright/test';

/** Goes on in the open document, as a link would: neither part has one to the other. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
