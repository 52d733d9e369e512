import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { releaseAgain } from './releasedAgain';
import { spoil } from './releaseFiles';

test.use({ ownReleases: true, allowedInConsole: /nothing for 'Grace' to give|React error|could not be loaded/ });

const GIVE = 'children:"Give in another way"';
const THROWS = `children:(()=>{throw new TypeError("nothing for 'Grace' to give")})()`;

const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Changes a file of a release, and the hash of it wherever another file names it. */
const change = async (folder: string, integrity: Record<string, string>, file: string, content: string) => {
  const [before = '', after] = [integrity[file], hashOf(content)];
  integrity[file] = after;
  await spoil(folder, file, content);
  for (const other of Object.keys(integrity).filter((name) => name !== file && /\.js(on)?$/.test(name))) {
    const text = await readFile(path.join(folder, other), 'utf8');
    if (text.includes(before)) await change(folder, integrity, other, text.replaceAll(before, after));
  }
};

/** Releases the public site with a donation page that throws in browsers. */
const releaseThrowing = async (releasesDir: string, version: string) => {
  const { remotes } = JSON.parse(await readFile(path.join(releasesDir, 'remotes.json'), 'utf8')) as {
    remotes: { name: string; integrity: Record<string, string> }[];
  };
  const integrity = { ...remotes.find(({ name }) => name === 'public-site')?.integrity };
  const files = async (folder: string) => {
    for (const file of Object.keys(integrity).filter((name) => /^static\/.*\.js$/.test(name))) {
      const content = await readFile(path.join(folder, file), 'utf8');
      if (content.includes(GIVE)) return change(folder, integrity, file, content.replace(GIVE, THROWS));
    }
    throw new Error('No file has the text of the donation page.');
  };
  return releaseAgain(releasesDir, 'public-site', version, { files, says: { integrity } });
};

const part = (page: Page) => page.getByRole('article', { name: 'Public website' });

test('a page that throws for visitors shows at Releases with its cause, beside the version before', async ({
  page,
  site,
  signIn,
}) => {
  const turnBack = await releaseThrowing(site.releasesDir, '9.0.0-throws');
  const visitor = await page.context().newPage();
  await visitor.goto('/donate');
  await expect(visitor.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
  // The rest of the site still works, and its speed is measured.
  await visitor.goto('/mission');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Our Mission' })).toBeVisible();
  const loaded = visitor.waitForResponse(/late-reporter/);
  await visitor.reload();
  await loaded;
  await visitor.waitForLoadState('networkidle');
  // What was measured is sent when the page is left.
  await visitor.goto('about:blank');
  await visitor.close();

  await signIn(page);
  await page.goto('/admin/releases');
  await expect(async () => {
    await page.reload();
    await expect(part(page)).toContainText(
      /Visitors1 visitor met an error in \d+ page views of the last 7 days.*For three of four visitors, pages showed their main content within \d+\.\d seconds\./,
      { timeout: 2_000 },
    );
  }).toPass();
  await expect(part(page).getByText('Problems reported')).toBeVisible();
  await expect(part(page)).toContainText(
    'A page could not be shown on /donate (1 visitor). Browsers reported this; it is not verified.',
  );
  await expect(part(page)).toContainText('Visitors of the previous version');
  await part(page).getByText('Technical details').click();
  await expect(
    part(page).getByText('render on /donate: TypeError: nothing for <text> to give (1 visitor)'),
  ).toBeVisible();
  await turnBack();
});

test('the reporter is at most 2 % of the script of a first visit, and waits until the page is idle', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(names.get(requestId) ?? '', encodedDataLength),
  );
  await session.send('Network.enable');
  const loaded = page.waitForResponse(/late-reporter/);
  await page.goto('/');
  await loaded;
  await page.waitForLoadState('networkidle');
  const scripts = [...bytes].filter(([url]) => url.endsWith('.js'));
  const sum = scripts.reduce((total, [, size]) => total + size, 0);
  const reporter = scripts
    .filter(([url]) => url.includes('late-reporter'))
    .reduce((total, [, size]) => total + size, 0);
  expect(reporter).toBeGreaterThan(0);
  expect(reporter / sum).toBeLessThan(0.02);
  expect(await page.content()).not.toContain('late-reporter');
});
