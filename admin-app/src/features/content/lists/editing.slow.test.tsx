/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureSite } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { startProxy } from '../../../../test/startProxy';
import { call } from '../../../../../jest/serverCall';
import { editNews, storeNews } from '../../../../test/storedNews';

beforeEach(startAfresh);

test('an item that cannot be loaded opens no form, "Try again" opens it whole; one that was deleted meanwhile is gone', async () => {
  const { _id } = await storeNews();
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
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await call('DELETE', `/content/updates/${_id}`);
  await editNews();
  expect(
    await screen.findByText('Failed to fetch update details. Update not found.'),
  ).toBeVisible();
  expect(await screen.findByText('No updates found.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
