/** @jest-environment ./jest/screen-environment.mjs */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getQueryClient } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';

const DAYS = { '0.1.0-old': 18, '0.2.0-new': 20, '0.3.0-other': 21 };

const release = (version: keyof typeof DAYS) => ({
  version,
  manifest: `/remotes/public-site/${version}/mf-manifest.json`,
  contract: '^1.0.0',
  prefixes: ['/'],
  integrity: { 'mf-manifest.json': 'sha384-a' } as Record<string, string>,
  preload: [],
  releasedAt: `2026-11-${DAYS[version]}T08:00:00.000Z`,
});

const releasesDir = () => path.join(path.dirname(contentServer.uploads), 'releases');
const shellDir = () => path.join(path.dirname(contentServer.uploads), 'shell');
const file = () => path.join(releasesDir(), 'remotes.json');
const registry = async () =>
  JSON.parse(await readFile(file(), 'utf8')) as {
    remotes: { version: string }[];
    shell?: { version: string };
    off?: string[];
  };
/** Changes parts of the registry. */
const writeRegistry = async (changes: object) =>
  writeFile(file(), JSON.stringify({ format: 1, ...(await registry().catch(() => ({}))), ...changes }));
const putLive = (version: keyof typeof DAYS, previous?: keyof typeof DAYS, canary?: object) =>
  writeRegistry({
    remotes: [{ name: 'public-site', ...release(version), ...(previous && { previous: release(previous) }), canary }],
  });

beforeEach(async () => {
  await startAfresh();
  await mkdir(releasesDir(), { recursive: true });
  await putLive('0.2.0-new', '0.1.0-old');
});
afterEach(async () => {
  for (const folder of [releasesDir(), shellDir()]) await rm(folder, { recursive: true, force: true });
});

/** A version without failure reports in the tests above. */
const CHECKED = '0.3.0-other';

/** Writes a version's record, the live shell and its check result into the releases folder. */
const putCheck = async (verified: boolean, contract: string, pages?: string[]) => {
  const record = {
    remote: 'public-site',
    release: release(CHECKED),
    shared: {},
    exposes: { './routes': ['mf-manifest.json', 'routes.js'] },
    files: 2,
    bytes: 240_000,
    firstBytes: 81_000,
  };
  record.release.integrity['routes.js'] = 'sha384-a';
  const checkResult = {
    remote: 'public-site',
    version: CHECKED,
    shell: 'shell-1',
    objections: [],
    smoke: { outcome: 'passed', pages },
    verified,
  };
  await mkdir(path.join(releasesDir(), `public-site/${CHECKED}`), { recursive: true });
  await mkdir(shellDir(), { recursive: true });
  await writeFile(path.join(releasesDir(), `public-site/${CHECKED}/.release.json`), JSON.stringify(record));
  await writeFile(path.join(shellDir(), 'shell.json'), JSON.stringify({ version: 'shell-1', contract, shared: {} }));
  await writeFile(
    path.join(releasesDir(), 'verdicts.json'),
    JSON.stringify([{ ...checkResult, at: '', by: 'a team' }]),
  );
};

test('a check on the own machine of the site is called its own; what the site itself finds counts, whatever was reported', async () => {
  await putLive(CHECKED, '0.1.0-old');
  await putCheck(true, '1.0.0', ['/', '/news']);
  renderAdmin('/admin/releases');
  let part = within(await screen.findByRole('article', { name: 'Public website' }));
  expect(part.getByText('Checked and working')).toBeVisible();
  expect(part.getByText('Fits the site. Checked: 2 pages on phone and desktop.')).toBeVisible();
  await userEvent.click(part.getByText('Technical details'));
  expect(part.getByText('Size: 81 kB for a first visit, 240 kB for all pages together')).toBeVisible();

  cleanup();
  await putCheck(true, '2.0.0');
  getQueryClient().clear();
  renderAdmin('/admin/releases');
  part = within(await screen.findByRole('article', { name: 'Public website' }));
  expect(part.getByText('Did not pass its check')).toBeVisible();
  const misfit =
    /^Does not fit the site: public-site is written for the shell contract \^1\.0\.0, but the shell offers 2\.0\.0\./;
  expect(part.getByText(misfit)).toBeVisible();
});
