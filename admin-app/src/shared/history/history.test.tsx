/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { changedUpdate, openVersions, update } from '../../../test/earlierVersions';
import { storePartners } from '../../../test/stored';

beforeEach(startAfresh);

test('compares any two versions of an update by words, and restores one', async () => {
  const id = await changedUpdate();
  await call(
    'PUT',
    `/content/updates/${id}`,
    update('A deep well', '<p>Water for forty families.</p>'),
  );
  renderAdmin('/admin/updates');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const dialog = await openVersions();
  const description = await dialog.findByRole('region', { name: 'Description' });
  expect(within(description).getByText('forty').closest('ins')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Title' })).toBeVisible();

  const [last, middle, first] = within(dialog.getByLabelText('Version')).getAllByRole('option');
  expect(last).toHaveTextContent(/^Now: /);
  await userEvent.selectOptions(dialog.getByLabelText('Version'), first as HTMLElement);
  await userEvent.selectOptions(
    dialog.getByLabelText('Compare with'),
    (middle as HTMLOptionElement).value,
  );
  await waitFor(() =>
    expect(dialog.queryByRole('region', { name: 'Title' })).not.toBeInTheDocument(),
  );
  const chosen = within(dialog.getByRole('region', { name: 'Description' }));
  expect(chosen.getByText('ten').closest('del')).toBeVisible();
  expect(chosen.getByText('twelve').closest('ins')).toBeVisible();
  expect(chosen.queryByText('forty')).not.toBeInTheDocument();

  await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
  expect(
    await screen.findByText(/^The version of \d+ \w+ \d{4}, \d\d:\d\d was restored\.$/),
  ).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Water for ten families.')).toBeVisible();
  expect(await call('GET', `/content/updates/${id}`)).toMatchObject(
    update('A well', '<p>Water for ten families.</p>'),
  );
});

test('shows who did what, newest first, and filters by list and person', async () => {
  const [partner] = await storePartners('Lake Bank');
  await call('PUT', '/auth/name', { name: 'Grace' });
  await call('PUT', '/content/quote', { text: 'Be kind.', author: 'A friend' });
  await call('PUT', '/auth/name', { name: 'Administrator' });
  await call('PUT', '/content/page-hero', {
    pageIdentifier: 'about',
    title: 'About',
    image: '/uploads/a.png',
  });
  await call('DELETE', `/content/partners/${String(partner?._id)}`);
  const { place } = renderAdmin('/admin/history');
  const changes = within(await screen.findByRole('region', { name: 'Changes' }));
  await waitFor(() =>
    expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Administrator deleted the partner “Lake Bank”\.today, \d\d:\d\d$/),
      expect.stringMatching(/^Administrator added the page hero “About Page”\./),
      expect.stringMatching(/^Grace added the quote\./),
      expect.stringMatching(/^Administrator added the partner “Lake Bank”\./),
    ]),
  );
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Grace');
  await waitFor(() => expect(changes.getAllByRole('listitem')).toHaveLength(1));
  expect(changes.getByRole('listitem')).toHaveTextContent(/^Grace added the quote\./);
  expect(place()).toBe('/admin/history?by=Grace');
  await userEvent.selectOptions(screen.getByLabelText('What'), 'Partners');
  expect(await screen.findByText('No changes match this choice.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Everyone');
  expect(await changes.findByText(/added the partner “Lake Bank”/)).toBeVisible();
  expect(place()).toBe('/admin/history?list=partners');
});
