/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { back, go, noDialog } from '../../../test/goBack';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { openNew, write } from '../../../test/unsavedPartners';

beforeEach(startAfresh);

test('Back closes an unchanged dialog and stays on the screen', async () => {
  const { router, place } = renderAdmin('/admin/partners?search=lake');
  await openNew();
  await back(router);
  await noDialog();
  expect(place()).toBe('/admin/partners?search=lake');
});

test('a closed dialog leaves no history entry', async () => {
  const { router, place } = renderAdmin('/admin/partners');
  await screen.findByText('No partners found.');
  await go(router, '/admin/updates');
  await go(router, '/admin/partners?search=lake');
  for (let times = 0; times < 2; times += 1) {
    const dialog = await openNew();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await noDialog();
  }
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await back(router);
  await waitFor(() => expect(place()).toBe('/admin/updates'));
  await go(router, 1);
  await waitFor(() => expect(place()).toBe('/admin/partners?search=lake'));
});

test('leaving a changed form must be confirmed; Back closes the form only', async () => {
  const { router, place } = renderAdmin('/admin/partners');
  for (const { leave, left } of [
    { leave: () => back(router), left: '/admin/partners' },
    { leave: () => go(router, '/admin/updates'), left: '/admin/updates' },
  ]) {
    const dialog = await openNew();
    write(dialog, 'Half');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(place()).toBe('/admin/partners');
    expect(dialog.getByLabelText('Name')).toHaveValue('Half');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await noDialog();
    await waitFor(() => expect(place()).toBe(left));
  }
});
