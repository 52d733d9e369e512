/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../../test/answer';
import { executiveMembers, partners } from '@charity-site/api-client/entities';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { publicLink } from './publicLink';
import { write } from '../../../../test/write';
import { press, publicTitles, said, stored } from '../../../../test/publishedUpdates';

beforeEach(startAfresh);

test('an item can be a draft, filtered by status, published, and unpublished', async () => {
  renderAdmin('/admin/updates');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Update' }));
  write(within(screen.getByRole('dialog')).getByLabelText('Title'), 'A new well');
  await press('Save as draft');
  await said('Update item saved as a draft. Visitors do not see it.');
  const card = await screen.findByRole('article', { name: 'A new well' });
  expect(card).toHaveTextContent('Draft');
  expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  expect(await publicTitles()).toEqual([]);

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Published');
  await said('No updates match the filter.');
  await press('Clear filter');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit A new well/ }));
  await said('This is a draft. Visitors do not see it.');
  await press('Publish');
  await said('Update item published successfully!');
  const [update] = await stored();
  // One on the card, one in the message.
  const links = () => screen.getAllByRole('link', { name: /^View on the site/ });
  await waitFor(() =>
    expect(links().map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual(
      [
        [`/updates/${update?._id}`, '_blank'],
        [expect.stringMatching(/^\/updates\/\d{4}-a-new-well$/), '_blank'],
      ],
    ),
  );
  expect(await publicTitles()).toEqual(['A new well']);

  await press(/^Edit A new well/);
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish' }));
  await said('Visitors will no longer see this update item. It stays here as a draft.');
  await answer('Unpublish');
  await said('Update item unpublished. Visitors no longer see it.');
  expect(await publicTitles()).toEqual([]);
});

test('a future date suggests scheduling; the dialog shows the time as a sentence', async () => {
  renderAdmin('/admin/updates');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Update' }));
  const dialog = within(screen.getByRole('dialog'));
  write(dialog.getByLabelText('Title'), 'Christmas');
  write(dialog.getByLabelText('Date'), '2040-06-05');
  await press('Add Update');
  await said('This date is in the future. Visitors see it at once. Schedule it instead?');
  await answer('Schedule…');
  const schedule = within(await screen.findByRole('dialog', { name: 'Schedule' }));
  expect(
    schedule.getByText('Visitors see it from Tuesday 5 June 2040, 08:00, Malawi time.'),
  ).toBeVisible();
  const time = schedule.getByLabelText('Publish on');
  write(time, '2020-01-01T08:00');
  await userEvent.click(schedule.getByRole('button', { name: 'Schedule' }));
  expect(await schedule.findByText('Choose a time in the future.')).toBeVisible();
  write(time, '2040-06-05T14:00');
  await userEvent.click(schedule.getByRole('button', { name: 'Schedule' }));
  await said('Update item scheduled for Tuesday 5 June 2040, 14:00, Malawi time.');
  expect(await screen.findByRole('article', { name: 'Christmas' })).toHaveTextContent(
    'Scheduled for 5 June 2040, 14:00',
  );
  expect(await stored()).toMatchObject([
    { status: 'published', publishAt: '2040-06-05T12:00:00.000Z' },
  ]);
  expect(await publicTitles()).toEqual([]);
});

test('an item without a page of its own links to the page that shows it', () => {
  expect(publicLink(executiveMembers, { _id: '1' })?.href).toBe('/about');
  expect(publicLink(partners, { _id: '1' })?.href).toBe('/');
});

test('an item ends at the time in its form, is found as Ended, and can be shown again', async () => {
  renderAdmin('/admin/updates');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Update' }));
  const dialog = within(screen.getByRole('dialog'));
  write(dialog.getByLabelText('Title'), 'Vacancy');
  write(dialog.getByLabelText('Visible until'), '2026-01-31T18:00');
  await press('Add Update');
  await said('Update item saved. It has ended: visitors no longer see it.');
  expect(await stored()).toMatchObject([{ visibleUntil: '2026-01-31T16:00:00.000Z' }]);
  expect(await publicTitles()).toEqual([]);

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Ended');
  expect(await screen.findByRole('article', { name: 'Vacancy' })).toHaveTextContent('Ended');
  await userEvent.click(screen.getByRole('button', { name: /^Edit Vacancy/ }));
  await said('It ended: Saturday 31 January 2026, 18:00, Malawi time. Visitors no longer see it.');
  await press('Show again');
  await said('Update item published successfully!');
  expect(await publicTitles()).toEqual(['Vacancy']);
});
