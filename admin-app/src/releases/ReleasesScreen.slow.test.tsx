/** @jest-environment ./jest/screen-environment.mjs */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQueryClient } from '@charity-site/api-client/http';
import { renderAdmin } from '../../test/renderAdmin';
import { CHECKED, putCheck, putLive, startWithReleases } from '../../test/releasesOnDisk';

startWithReleases();

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
