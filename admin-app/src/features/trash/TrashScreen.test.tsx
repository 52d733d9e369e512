/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { answer } from '../../../test/answer';
import { deletePartners, inTrash } from '../../../test/deletedPartners';
import { partnerNames } from '../../../test/stored';

beforeEach(startAfresh);

test('restores one item, and deletes another for good after confirmation', async () => {
  await deletePartners('Lake Bank', 'Hill Bank');
  renderAdmin('/admin/trash');
  const names = async () =>
    (await screen.findAllByRole('button', { name: /^Restore/ })).map(
      ({ textContent }) => textContent,
    );
  expect(await names()).toEqual(['Restore partner “Hill Bank”', 'Restore partner “Lake Bank”']);
  expect(
    screen.getAllByText(
      /^Partner\. Deleted on \d+ \w+ \d{4}, \d\d:\d\d, kept until \d+ \w+ \d{4}\.$/,
    ),
  ).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: 'Restore partner “Lake Bank”' }));
  expect(await screen.findByText('The partner “Lake Bank” was restored.')).toBeVisible();
  expect(await partnerNames()).toEqual(['Lake Bank']);

  await userEvent.click(
    await screen.findByRole('button', { name: 'Delete for good partner “Hill Bank”' }),
  );
  await answer('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await inTrash()).toBe(1);
  await userEvent.click(
    screen.getByRole('button', { name: 'Delete for good partner “Hill Bank”' }),
  );
  await answer('Delete');
  expect(await screen.findByText('The partner “Hill Bank” was deleted for good.')).toBeVisible();
  expect(await screen.findByText('The trash is empty.')).toBeVisible();
  expect(await inTrash()).toBe(0);
});

test('shows why an item cannot be restored', async () => {
  const quote = { text: 'Be kind.', author: 'A friend' };
  await call('PUT', '/content/quote', quote);
  await call('DELETE', '/content/quote');
  await call('PUT', '/content/quote', quote);
  renderAdmin('/admin/trash');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore quote “Quote”' }));
  expect(
    await screen.findByText(
      /There is another quote now\. Delete it first, then restore this one\.$/,
    ),
  ).toBeVisible();
  expect(await inTrash()).toBe(1);
});

test('empties the trash except for items deleted since it was loaded', async () => {
  await deletePartners('Lake Bank', 'Hill Bank');
  renderAdmin('/admin/trash');
  await userEvent.click(await screen.findByRole('button', { name: 'Empty the trash' }));
  await deletePartners('River Bank');
  await answer('Delete');
  await waitFor(async () => expect(await inTrash()).toBe(1));
  expect(await screen.findByRole('button', { name: 'Restore partner “River Bank”' })).toBeVisible();
});
