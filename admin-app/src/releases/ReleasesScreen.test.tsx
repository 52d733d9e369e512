/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';

const release = (version: string) => ({
  version,
  manifest: `/remotes/public-site/${version}/mf-manifest.json`,
  contract: '^1.0.0',
  prefixes: ['/'],
  integrity: { 'mf-manifest.json': 'sha384-a' },
  preload: [],
  releasedAt: '2026-11-20T08:00:00.000Z',
});

const releasesDir = () => path.join(path.dirname(contentServer.uploads), 'releases');
const live = async () =>
  (JSON.parse(await readFile(path.join(releasesDir(), 'remotes.json'), 'utf8')) as { remotes: { version: string }[] })
    .remotes[0]?.version;

beforeEach(async () => {
  await startAfresh();
  await mkdir(releasesDir(), { recursive: true });
  const remotes = [{ name: 'public-site', ...release('0.2.0-new'), previous: release('0.1.0-old') }];
  await writeFile(path.join(releasesDir(), 'remotes.json'), JSON.stringify({ format: 1, remotes }));
});
afterEach(() => rm(releasesDir(), { recursive: true }));

const report = (version: string) =>
  fetch(`${contentServer.url}/api/load-failures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote: 'public-site', version }),
  });

test('says what is live and what browsers reported, and rolls back after asking', async () => {
  for (const version of ['0.2.0-new', '0.2.0-new', 'never-released'])
    expect((await report(version)).status).toBe(202);
  renderAdmin('/admin/releases');
  const part = within(await screen.findByRole('article', { name: 'public-site' }));
  expect(part.getByText('0.2.0-new')).toBeVisible();
  expect(part.getByText('20 November 2026, 10:00')).toBeVisible();
  expect(part.getByText('2 failed loads reported')).toBeVisible();
  expect(part.getByText('Not tried in this shell')).toBeVisible();

  await userEvent.click(part.getByRole('button', { name: 'Roll back public-site' }));
  const question = await screen.findByRole('alertdialog', { name: 'Make 0.1.0-old of public-site live again?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await live()).toBe('0.2.0-new');

  await userEvent.click(part.getByRole('button', { name: 'Roll back public-site' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByRole('status')).toHaveTextContent('public-site 0.1.0-old is live again.');
  expect(await live()).toBe('0.1.0-old');
  expect(await screen.findByText('public-site rolled back to 0.1.0-old, from 0.2.0-new')).toBeVisible();
  expect(screen.getByText(/, by admin@example\.org$/)).toBeVisible();
  expect(await screen.findByText('No failed load reported')).toBeVisible();
});

test('a roll back that came too late changes nothing and says so', async () => {
  renderAdmin('/admin/releases');
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back public-site' }));
  const remotes = [{ name: 'public-site', ...release('0.3.0-other'), previous: release('0.2.0-new') }];
  await writeFile(path.join(releasesDir(), 'remotes.json'), JSON.stringify({ format: 1, remotes }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to roll back public-site. public-site 0.3.0-other is live by now',
  );
  expect(await live()).toBe('0.3.0-other');
  expect(await screen.findByRole('button', { name: 'Roll back public-site' })).toBeEnabled();
});
