import type { Browser, BrowserContext } from '@playwright/test';
import { ReleaseError } from '../store/releaseError';
import type { Release } from '../model/registry';
import { checkPage, type PageError, type PageToCheck, type Tab } from './checkPage';
import type { SmokeSite } from './localSite';
import { pagesToOpen, pathsIn } from './pagesToOpen';
import { keepServerTexts } from './pageText';
import type { SmokeResult } from './smokeTest';

/** Widths and heights of the windows, in CSS pixels. */
const WINDOWS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
} as const;

/** Tabs per window. More are slower on two cores. */
const TABS = 2;
/** Maximum number of failed pages in an error. */
const NAMED_MAX = 3;

/** Maximum length of a note on the site. */
const NOTE_MAX = 1000;

/** Storage key of the administrator's token (api-client/session). */
const TOKEN_KEY = 'adminToken';

/** The pages to open, and the pinned version. */
export interface PageCheckRequest {
  /** The pinned version, of the shell or of the remote itself. */
  trial: { remote: string; version: string };
  /** The remote's version whose pages are opened. */
  release: Release;
}

interface Window {
  name: keyof typeof WINDOWS;
  context: BrowserContext;
  tabs: Tab[];
}

/** Error of a page in one window. */
interface WindowError extends PageError {
  path: string;
  where: string;
  width: number;
}

const pathsOf = (errors: readonly WindowError[]): string[] => [
  ...new Set(errors.map(({ path }) => path)),
];

/** The errors as one text. An error in both windows is listed once. */
const describeErrors = (errors: readonly WindowError[]): string =>
  pathsOf(errors)
    .map((path) => {
      const own = errors.filter((error) => error.path === path);
      const places = own.map(({ where }) => where).sort();
      return `${path} (${places.join(' and ')}): ${own[0]?.found}`;
    })
    .join('; ');

/** Console and screenshot of the first failed page, preferably of one with a screenshot. */
const failedPageOf = (
  errors: readonly WindowError[],
): Pick<SmokeResult, 'failedPage' | 'image'> => {
  const failure = errors.find(({ image }) => image) ?? errors[0];
  if (!failure) return {};
  const { path, width, console, image } = failure;
  return { failedPage: { path, width, console }, ...(image ? { image } : {}) };
};

/** A browser context to which the version is live. */
const openWindow = async (
  browser: Browser,
  name: Window['name'],
  { url, token }: SmokeSite,
  { remote, version }: PageCheckRequest['trial'],
): Promise<Window> => {
  const context = await browser.newContext({
    ...WINDOWS[name],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await keepServerTexts(context);
  const response = await context.request.post(`${url}/api/releases/${remote}/trials`, {
    headers: { authorization: `Bearer ${token}` },
    data: { version },
  });
  if (!response.ok()) {
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string };
    throw new ReleaseError(
      `${url} does not show ${remote} ${version} before it is live (${response.status()} ${message}).`,
    );
  }
  return { name, context, tabs: Array.from({ length: TABS }, () => ({})) };
};

/**
 * Signs the administrator in for all later pages. Only a site that the check has started has a
 * known password.
 */
const signIn = async (
  windows: readonly Window[],
  { url, administrator }: SmokeSite,
): Promise<void> => {
  if (!administrator) return;
  for (const { context } of windows) {
    const response = await context.request.post(`${url}/api/auth/login`, { data: administrator });
    const { token } = (await response.json()) as { token: string };
    await context.addInitScript(`localStorage.setItem('${TOKEN_KEY}', '${token}')`);
  }
};

/**
 * Opens every page of a remote's version on a desktop and a phone, in the live or a pinned shell.
 * The first page runs alone, because an error there usually occurs everywhere. It is also opened
 * without server rendering.
 */
export const checkPages = async (
  browser: Browser,
  site: SmokeSite,
  { trial, release }: PageCheckRequest,
): Promise<SmokeResult> => {
  const startedAt = Date.now();
  const { url } = site;
  const folder = release.manifest.slice(0, release.manifest.lastIndexOf('/'));
  const desktop = await openWindow(browser, 'desktop', site, trial);
  const windows = [desktop, await openWindow(browser, 'phone', site, trial)];
  const sitemap = await desktop.context.request.get(`${url}/sitemap.xml`);
  const { paths, withoutItem } = pagesToOpen(release, pathsIn(await sitemap.text()));
  const isRendered = release.server !== undefined;

  const errors: WindowError[] = [];
  const check = async (
    { name, context, tabs }: Window,
    tab: Tab | undefined,
    path: string,
    plain = false,
  ) => {
    const page: PageToCheck = { path, folder, isRendered: isRendered && !plain };
    const pageError = await checkPage(context, tab ?? tabs[0] ?? {}, url, page);
    const where = plain ? `${name}, rendered by the browser` : name;
    if (pageError) errors.push({ ...pageError, path, where, width: WINDOWS[name].viewport.width });
  };
  const checkAll = (some: readonly string[]) =>
    Promise.all(
      windows.map((window) => {
        const waiting = [...some];
        return Promise.all(
          window.tabs.map(async (tab) => {
            for (
              let path = waiting.shift();
              path && pathsOf(errors).length < NAMED_MAX;
              path = waiting.shift()
            )
              await check(window, tab, path);
          }),
        );
      }),
    );

  const [first = '/', ...others] = paths;
  await checkAll([first]);
  if (errors.length === 0 && isRendered) {
    await desktop.context.setExtraHTTPHeaders({ 'x-rendering': 'off' });
    await check(desktop, undefined, first, true);
    await desktop.context.setExtraHTTPHeaders({});
  }
  if (errors.length === 0) {
    await signIn(windows, site);
    await checkAll(others);
  }
  const took = Date.now() - startedAt;
  if (errors.length > 0)
    return {
      outcome: 'failed',
      note: describeErrors(errors).slice(0, NOTE_MAX),
      took,
      ...failedPageOf(errors),
    };
  return {
    outcome: 'passed',
    pages: paths,
    took,
    ...(withoutItem.length > 0
      ? { note: `there is no item to open at ${withoutItem.join(', ')}` }
      : {}),
  };
};
