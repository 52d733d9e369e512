import type { Page } from '@playwright/test';

/** Navigates within the open document like a link. Needed because no part links to another one. */
export const clientNavigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
