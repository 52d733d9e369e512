import type { Locator, Page } from '@playwright/test';

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Records the browser's preloading candidates and attempts from the DevTools protocol. */
export const watchPreloading = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const seen = { candidates: [] as string[], fetched: new Map<string, string>() };
  const pathOf = (url: string) => url.slice(new URL(url).origin.length);
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    seen.candidates = preloadingAttemptSources.map(({ key }) => pathOf(key.url));
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    seen.fetched.set(pathOf(prefetchUrl), status);
  });
  await session.send('Preload.enable');
  return seen;
};

export const PROJECTS_DATA = '/api/content/projects';

/** Requests for the code and the data of the projects page from now on. */
export const forProjects = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api\/content\/(projects|page-hero)|remotes\/)/.test(pathname)) paths.push(pathname);
  });
  return paths;
};
