/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { back, go, noDialog } from '../../test/goBack';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { storePartners } from '../../test/stored';
import { write } from '../../test/write';

beforeEach(startAfresh);

test('Back closes a question, a message and the form of a page hero', async () => {
  await storePartners('Lake Bank');
  await call('POST', '/messages', { name: 'Grace', email: 'g@example.org', subject: 'Water', message: 'Thank you.' });
  const { router, place } = renderAdmin('/admin/partners');
  const card = within(await screen.findByRole('article', { name: 'Lake Bank' }));
  await userEvent.click(card.getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await back(router);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: 'Lake Bank' })).toBeVisible();

  await go(router, '/admin/messages');
  await userEvent.click(await screen.findByRole('button', { name: /^View/ }));
  expect(await screen.findByRole('dialog', { name: 'View Message' })).toBeVisible();
  await back(router);
  await noDialog();
  expect(place()).toBe('/admin/messages');

  await go(router, '/admin/page-heroes');
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await back(router);
  await noDialog();
  expect(place()).toBe('/admin/page-heroes');
});

test('Back from a changed single record asks, and then leaves', async () => {
  const { router, place } = renderAdmin('/admin/updates');
  await screen.findByText('No updates found.');
  await go(router, '/admin/quotes');
  write(await screen.findByLabelText('Author'), 'Somebody');
  await back(router);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(place()).toBe('/admin/quotes');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await back(router);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(place()).toBe('/admin/updates'));
});
