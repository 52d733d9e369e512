/** @jest-environment ./jest/screen-environment.mjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureSite } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { startProxy } from '../../../../test/startProxy';
import { call } from '../../../../../jest/serverCall';
import { editNews, storeNews } from '../../../../test/storedNews';

beforeEach(startAfresh);

test('an item that fails to load opens its form after "Try again"', async () => {
  await storeNews();
  renderAdmin('/admin/updates');
  await screen.findByRole('article', { name: 'A well' });
  const proxy = await startProxy(500, '<html>Out of order</html>');
  configureSite({ apiBase: `${proxy.url}/api` });
  await editNews();
  expect(await screen.findByText(/^Failed to fetch update details\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  configureSite({ apiBase: '/api' });
  await proxy.close();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Update' }));
  expect(dialog.getByLabelText('Title')).toHaveValue('A well');
});

test('an item deleted by someone else opens no form and disappears from the list', async () => {
  const { _id } = await storeNews();
  renderAdmin('/admin/updates');
  await screen.findByRole('article', { name: 'A well' });
  await call('DELETE', `/content/updates/${_id}`);
  await editNews();
  expect(
    await screen.findByText('Failed to fetch update details. Update not found.'),
  ).toBeVisible();
  expect(await screen.findByText('No updates found.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
