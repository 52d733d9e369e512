/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../test/answer';
import { back, go, noDialog } from '../../../test/goBack';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { write } from '../../../test/write';

beforeEach(startAfresh);

test('Back closes a message', async () => {
  await call('POST', '/messages', {
    name: 'Grace',
    email: 'g@example.org',
    subject: 'Water',
    message: 'Thank you.',
  });
  const { router, place } = renderAdmin('/admin/messages');
  await userEvent.click(await screen.findByRole('button', { name: /^View/ }));
  expect(await screen.findByRole('dialog', { name: 'View Message' })).toBeVisible();
  await back(router);
  await noDialog();
  expect(place()).toBe('/admin/messages');
});

test('Back from a changed single record asks for confirmation, and then leaves', async () => {
  const { router, place } = renderAdmin('/admin/updates');
  await screen.findByText('No updates found.');
  await go(router, '/admin/quotes');
  write(await screen.findByLabelText('Author'), 'Somebody');
  await back(router);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(place()).toBe('/admin/quotes');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await back(router);
  await answer('Discard');
  await waitFor(() => expect(place()).toBe('/admin/updates'));
});
