import type { Page } from '@playwright/test';

/** Navigates in the open document like a link, because no part links to another one. */
export const clientNavigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
