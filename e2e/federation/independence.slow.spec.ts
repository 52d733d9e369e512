import { watchDom } from '../fixtures/hydration';
import { OWN_RELEASES, putReleasesBack } from '../fixtures/ownReleases';
import { expect, test } from '../fixtures/test';
import { SECRETS, tryRelease } from '../fixtures/product/releases';
import { copyProject } from './fixture';

test.use(OWN_RELEASES);
putReleasesBack();

const PATHS = ['/', '/news', '/about', '/donate'];
const READERS = 8;

/** Elements rendered only by the second versions. */
const [SECOND_PAGES, SECOND_SHELL] = ['<p>Second edition</p>', '<div data-shell="second">'];

/** The versions that rendered a page, and whether its HTML matches them. */
const read = (html: string) => {
  const block = (id: string) =>
    JSON.parse(
      new RegExp(`<script[^>]* id="${id}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? '{}',
    ) as {
      version?: string;
      shell?: { version: string };
      scripts?: string[];
      preloads?: { href: string }[];
    };
  const { scripts = [], preloads = [] } = block('start');
  return {
    pages: block('page-data').version,
    shell: block('remotes').shell?.version,
    looks: [html.includes(SECOND_PAGES), html.includes(SECOND_SHELL)] as const,
    files: [...scripts, ...preloads.map(({ href }) => href)],
  };
};

/** Requests pages and their scripts until `stop`, and records failed requests and seen versions. */
const visitor = (url: string) => {
  const failed: string[] = [];
  /**
   * Files of public-site in a page that belong to another version than the one that rendered it.
   */
  const strange: string[] = [];
  /** The looks of the HTML by versions of pages and shell. */
  const looksByVersions = new Map<string, Set<string>>();
  let requests = 0;
  let isOpen = true;
  const get = async (path: string) => {
    requests += 1;
    try {
      const response = await fetch(new URL(path, url));
      if (!response.ok) failed.push(`${path} answered ${response.status}`);
      return await response.text();
    } catch (error) {
      failed.push(`${path}: ${String(error)}`);
      return '';
    }
  };
  const visits = (async () => {
    const fetched = new Set<string>();
    while (isOpen) {
      for (const path of PATHS) {
        const { pages, shell, looks, files } = read(await get(path));
        const versions = `${pages} in ${shell}`;
        looksByVersions.set(
          versions,
          (looksByVersions.get(versions) ?? new Set()).add(looks.join()),
        );
        const ofPages = files.filter((one) => one.startsWith('/remotes/public-site/'));
        strange.push(...ofPages.filter((one) => !one.startsWith(`/remotes/public-site/${pages}/`)));
        for (const file of files.filter((one) => !fetched.has(one))) {
          fetched.add(file);
          await get(file);
        }
      }
    }
  })();
  return {
    stop: async () => {
      isOpen = false;
      await visits;
      return { failed, looksByVersions, requests, strange };
    },
  };
};

test('pages match their scripts while pages and shell are released and rolled back', async ({
  page,
  site,
}) => {
  test.setTimeout(400_000);
  const project = await copyProject();
  const command = async (part: 'public-site' | 'shell', ...args: string[]) => {
    const env = { RELEASE_URL: site.url, DEPLOY_TOKEN: SECRETS[part] };
    const { code, said } = await tryRelease(args, env, project.folder);
    expect(code, said).toBe(0);
  };
  await project.change(
    'public-site/src/layout/Header.tsx',
    '<TopBar ref={observeHeight} />',
    '<TopBar ref={observeHeight} /><p>Second edition</p>',
  );
  await project.build('public-site');
  await project.change(
    'shell/src/providers/AppProviders.tsx',
    '<ToastProvider>{children}</ToastProvider>',
    '<ToastProvider><div data-shell="second">{children}</div></ToastProvider>',
  );
  await project.build('shell');

  const visitors = Array.from({ length: READERS }, () => visitor(site.url));
  let isOpen = true;
  /** The hydrated pairs of versions, by their looks. */
  const hydrated = new Set<string>();
  const differences = await watchDom(page);
  // A page that does not match its script logs an error, which fails the test.
  const browsing = (async () => {
    while (isOpen)
      for (const path of PATHS) {
        const { looks } = read((await (await page.goto(path))?.text()) ?? '');
        const isStarted = await page.evaluate(() => 'started' in document.documentElement.dataset);
        if (isStarted && (await differences()).length === 0) hydrated.add(looks.join());
      }
  })();
  /** Waits until pages have these looks and the browser has hydrated one of them. */
  const shown = async (...looks: [pages: boolean, shell: boolean]) => {
    await expect
      .poll(async () => read(await (await fetch(`${site.url}/`)).text()).looks, { timeout: 20_000 })
      .toEqual(looks);
    await expect.poll(() => hydrated.has(looks.join()), { timeout: 40_000 }).toBe(true);
  };

  await shown(false, false);
  await command('public-site', 'public-site', '--without-smoke');
  await shown(true, false);
  await command('shell', 'shell', '--without-smoke');
  await shown(true, true);
  await command('public-site', 'rollback', 'public-site');
  await shown(false, true);
  await command('shell', 'rollback', 'shell');
  await shown(false, false);

  isOpen = false;
  await browsing;
  for (const { failed, looksByVersions, requests, strange } of await Promise.all(
    visitors.map(({ stop }) => stop()),
  )) {
    expect(failed).toEqual([]);
    expect(strange).toEqual([]);
    expect(requests).toBeGreaterThan(PATHS.length * 5);
    // All pages of a pair of versions look the same, and every page belongs to a pair.
    expect([...looksByVersions.values()].map((looks) => looks.size)).toEqual([1, 1, 1, 1]);
    expect([...looksByVersions.keys()].some((versions) => versions.includes('undefined'))).toBe(
      false,
    );
  }
});
