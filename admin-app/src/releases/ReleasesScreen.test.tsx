/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';

const DAYS = { '0.1.0-old': 18, '0.2.0-new': 20, '0.3.0-other': 21 };

const release = (version: keyof typeof DAYS) => ({
  version,
  manifest: `/remotes/public-site/${version}/mf-manifest.json`,
  contract: '^1.0.0',
  prefixes: ['/'],
  integrity: { 'mf-manifest.json': 'sha384-a' },
  preload: [],
  releasedAt: `2026-11-${DAYS[version]}T08:00:00.000Z`,
});

const releasesDir = () => path.join(path.dirname(contentServer.uploads), 'releases');
const live = async () =>
  (JSON.parse(await readFile(path.join(releasesDir(), 'remotes.json'), 'utf8')) as { remotes: { version: string }[] })
    .remotes[0]?.version;
const putLive = (version: keyof typeof DAYS, previous?: keyof typeof DAYS) =>
  writeFile(
    path.join(releasesDir(), 'remotes.json'),
    JSON.stringify({
      format: 1,
      remotes: [{ name: 'public-site', ...release(version), ...(previous && { previous: release(previous) }) }],
    }),
  );

beforeEach(async () => {
  await startAfresh();
  await mkdir(releasesDir(), { recursive: true });
  await putLive('0.2.0-new', '0.1.0-old');
});
afterEach(() => rm(releasesDir(), { recursive: true }));

const report = (version: string) =>
  fetch(`${contentServer.url}/api/load-failures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'public-site', version }),
  });

const GO_BACK = 'Go back to the version before: Public website';
const answer = async (button: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));

test('says what is live and what browsers reported, and goes back and forth after asking', async () => {
  for (const version of ['0.2.0-new', '0.2.0-new', 'never-released'])
    expect((await report(version)).status).toBe(202);
  renderAdmin('/admin/releases');
  const part = within(await screen.findByRole('article', { name: 'Public website' }));
  expect(part.getByText('Problems reported')).toBeVisible();
  expect(part.getByText('0.2.0-new')).toBeVisible();
  expect(part.getByText('20 November 2026, 10:00')).toBeVisible();
  expect(part.getByText(/^2 times a browser could not open it, last on \d+ \w+ \d{4}, \d\d:\d\d\.$/)).toBeVisible();
  expect(part.getByText('Not tried with the present frame of the site.')).toBeVisible();

  await userEvent.click(part.getByRole('button', { name: GO_BACK }));
  const question = await screen.findByRole('alertdialog', {
    name: /^Go back to the version of the public website released 18 November 2026, 10:00\?/,
  });
  expect(question).toHaveTextContent('Your content stays as it is, and you can return the same way.');
  await answer('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await live()).toBe('0.2.0-new');

  await userEvent.click(part.getByRole('button', { name: GO_BACK }));
  await answer('Go back');
  expect(await screen.findByText(/^Public website: the version released 18 November 2026, 10:00 is live again/)).toBeVisible();
  expect(await live()).toBe('0.1.0-old');
  expect(screen.getByText('No browser has reported any.')).toBeVisible();
  expect(screen.getByText(/^0\.2\.0-new, released 20 November 2026, 10:00\. 2 times a browser could not/)).toBeVisible();
  expect(screen.getByText('The public website was switched to a version released earlier')).toBeVisible();
  expect(screen.getByText(/, by admin@example\.org: 0\.1\.0-old in the place of 0\.2\.0-new$/)).toBeVisible();

  // The way back from there leads to the newer one, and is called so.
  await userEvent.click(await screen.findByRole('button', { name: 'Return to the newer version: Public website' }));
  await answer('Return');
  expect(await screen.findByText(/^Public website: the newer version is live again/)).toBeVisible();
  expect(await live()).toBe('0.2.0-new');
});

test('a part that was released once only has nothing to go back to, and says so', async () => {
  await putLive('0.2.0-new');
  renderAdmin('/admin/releases');
  expect(await screen.findByText('There is no other version to go back to yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: GO_BACK })).not.toBeInTheDocument();
});

test('where nothing was ever released it says so', async () => {
  await rm(path.join(releasesDir(), 'remotes.json'));
  renderAdmin('/admin/releases');
  expect(await screen.findByText('Nothing has been released yet.')).toBeVisible();
});
