/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '@charity-site/api-client/entities';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../test/stored';
import { toCsv } from './exportInbox';

beforeEach(startAfresh);

const send = (name: string, subject: string) =>
  call('POST', '/messages', { name, subject, email: 'grace@example.org', message: 'First line\nSecond line' });
const inbox = async () => (await call<{ messages: Message[] }>('GET', '/messages')).messages;
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test('an empty inbox says so', async () => {
  renderAdmin('/admin/messages');
  expect(await screen.findByText('No contact messages found.')).toBeVisible();
});

test('opening a message marks it as read, here and on the server; the toggle takes it back', async () => {
  await send('Grace Banda', 'A question & more');
  renderAdmin('/admin/messages');
  expect(await row('Grace Banda')).toHaveTextContent('Unread');
  await userEvent.click(screen.getByRole('button', { name: /^View/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'View Message' }));
  expect(dialog.getByText('Grace Banda (grace@example.org)')).toBeVisible();
  expect(dialog.getByText('Sent from').nextElementSibling).toHaveTextContent(/^Contact Us page$/);
  expect(dialog.getByText(/First line\s+Second line/)).toHaveStyle({ whiteSpace: 'pre-wrap' });
  expect(dialog.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    'mailto:grace@example.org?subject=Re%3A%20A%20question%20%26%20more',
  );
  expect(await dialog.findByRole('button', { name: 'Mark as Unread' })).toBeVisible();
  expect((await inbox())[0]?.read).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as Unread' }));
  expect(await dialog.findByRole('button', { name: 'Mark as Read' })).toBeVisible();
  expect((await inbox())[0]?.read).toBe(false);
});

test('the read filter and the search', async () => {
  await send('Grace Banda', 'Water');
  await send('Peter Phiri', 'School');
  const [newest] = await inbox();
  await call('PUT', `/messages/${newest?._id}/read`, { read: true });
  const { place } = renderAdmin('/admin/messages');
  await row('Grace Banda');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Unread');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Peter Phiri/ })).not.toBeInTheDocument());
  expect(place()).toBe('/admin/messages?read=false');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'All Statuses');
  await userEvent.type(screen.getByPlaceholderText('Search messages...'), 'school');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Grace Banda/ })).not.toBeInTheDocument());
  expect(await row('Peter Phiri')).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Search messages...'), ' bus');
  expect(await screen.findByText('No contact messages match “school bus”.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await row('Grace Banda')).toBeVisible();
});

test('a message is deleted after asking', async () => {
  await send('Grace Banda', 'Water');
  renderAdmin('/admin/messages');
  await userEvent.click(within(await row('Grace Banda')).getByRole('button', { name: /^Delete/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this message?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Message deleted successfully!')).toBeVisible();
  expect(await inbox()).toHaveLength(0);
});

test('a deleted message can be restored by Undo', async () => {
  await send('Grace Banda', 'Water');
  renderAdmin('/admin/messages');
  await userEvent.click(within(await row('Grace Banda')).getByRole('button', { name: /^Delete/ }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The message is back.')).toBeVisible();
  const again = within(await row('Grace Banda'));
  await waitFor(() => expect(again.getByRole('button', { name: /^View/ })).toHaveFocus());
  expect(await inbox()).toMatchObject([{ name: 'Grace Banda', subject: 'Water' }]);
});

test('the export runs no formulas', () => {
  const message: Message = {
    _id: '1',
    name: '=HYPERLINK("http://example.org")',
    email: 'a@example.org',
    subject: 'Hello, "you"',
    message: '-1',
    source: 'contact',
    read: false,
    createdAt: '2026-11-21T16:30:00.000Z',
  };
  expect(toCsv([message]).split('\r\n')[1]).toBe(
    `"Unread","'=HYPERLINK(""http://example.org"")","a@example.org","Hello, ""you""","21 November 2026, 18:30","'-1"`,
  );
});
