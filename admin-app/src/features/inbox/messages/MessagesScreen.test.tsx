/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../../test/answer';
import type { Message } from '@charity-site/api-client/entities';
import { http } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';
import { write } from '../../../../test/write';

beforeEach(startAfresh);

const send = (name: string, subject: string, source = 'contact') =>
  call('POST', '/messages', {
    name,
    subject,
    source,
    email: 'grace@example.org',
    message: 'First line\nSecond line',
  });
const inbox = async () => (await call<{ messages: Message[] }>('GET', '/messages')).messages;
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const inSidebar = () =>
  within(screen.getByRole('navigation', { name: 'Administration' })).getByRole('link', {
    name: /^Messages/,
  });

test('opening a message marks it as read, here and on the server; the toggle undoes that', async () => {
  await send('Grace Banda', 'A question & more');
  renderAdmin('/admin/messages');
  expect(await row('Grace Banda')).toHaveTextContent('Unread');
  await userEvent.click(screen.getByRole('button', { name: /^View/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'View Message' }));
  const from = dialog.getByText('From').nextElementSibling;
  expect(from).toHaveTextContent(/^Grace Banda \(grace@example\.org\)$/);
  // A right-to-left name does not reorder the email address.
  expect([...(from?.querySelectorAll('bdi') ?? [])].map((part) => part.textContent)).toEqual([
    'Grace Banda',
    'grace@example.org',
  ]);
  expect(dialog.getByText('Sent from').nextElementSibling).toHaveTextContent(/^Contact Us page$/);
  expect(dialog.getByText(/First line\s+Second line/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^mailto:grace@example\.org\?subject=Re%3A%20A%20question%20%26%20more&body=.*Banda%20wrote%3A%0D%0A%3E%20First%20line%0D%0A%3E%20Second%20line$/,
    ),
  );
  await userEvent.setup().click(dialog.getByRole('button', { name: 'Copy whole message' }));
  expect(await navigator.clipboard.readText()).toBe('First line\nSecond line');
  expect(await dialog.findByRole('button', { name: 'Mark as Unread' })).toBeVisible();
  expect((await inbox())[0]?.read).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as Unread' }));
  expect(await dialog.findByRole('button', { name: 'Mark as Read' })).toBeVisible();
  expect((await inbox())[0]?.read).toBe(false);
});

test('a message shows its new read status even if the response is empty', async () => {
  await send('Grace Banda', 'A question');
  const interceptor = http.interceptors.response.use((response) =>
    response.config.method === 'put' ? { ...response, data: {} } : response,
  );
  renderAdmin('/admin/messages');
  await row('Grace Banda');
  await userEvent.click(screen.getByRole('button', { name: /^View/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'View Message' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Mark as Unread' }));
  expect(await dialog.findByRole('button', { name: 'Mark as Read' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as Read' }));
  expect(await dialog.findByRole('button', { name: 'Mark as Unread' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await row('Grace Banda')).not.toHaveTextContent('Unread');
  http.interceptors.response.eject(interceptor);
});

test('the list can be filtered and searched; the CSV file has the same messages', async () => {
  await send('Grace Banda', 'A boat');
  await send('Peter Phiri', 'A boat for the school', 'get-involved');
  await send('Jo Mbewe', 'Teaching', 'get-involved');
  const read = (await inbox()).find(({ name }) => name === 'Jo Mbewe');
  await call('PUT', `/messages/${read?._id}/read`, { read: true });
  let file = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    file = blob;
    return '#file';
  };
  URL.revokeObjectURL = () => {};
  const { place } = renderAdmin('/admin/messages');
  const isGone = (name: string) =>
    waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
  expect(await row('Grace Banda')).toHaveTextContent(/Contact/);
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['All']);
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  await isGone('Jo Mbewe');
  expect(pressed()).toEqual(['New']);
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Unread');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await row('Jo Mbewe');
  expect(pressed()).toEqual(['Open']);
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Inquiries');
  await isGone('Grace Banda');
  expect(pressed()).toEqual(['All']);
  expect(await row('Peter Phiri')).toHaveTextContent(/Inquiry/);
  expect(await row('Jo Mbewe')).toHaveTextContent(/Inquiry/);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Unread');
  await isGone('Jo Mbewe');
  expect(place()).toMatch(/read=false/);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'All Statuses');
  const search = screen.getByPlaceholderText('Search messages...');
  write(search, 'boat');
  await isGone('Jo Mbewe');
  expect(await row('Peter Phiri')).toBeVisible();
  await waitFor(() => expect(place()).toMatch(/search=boat/));
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(file.size).toBeGreaterThan(0));
  const reader = new FileReader();
  reader.readAsText(file);
  await waitFor(() => expect(reader.result).toContain('Peter Phiri'));
  expect(reader.result).not.toMatch(/Grace Banda|Jo Mbewe/);
  write(search, 'school bus');
  expect(
    await screen.findByText('No contact messages match “school bus” and the filter.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await row('Grace Banda')).toBeVisible();
});

test('several messages are deleted and restored at once; the sidebar counts unread ones', async () => {
  await send('Grace Banda', 'Water');
  await send('Peter Phiri', 'School');
  await send('Jo Mbewe', 'Teaching');
  renderAdmin('/admin/messages');
  await row('Grace Banda');
  await waitFor(() => expect(inSidebar()).toHaveAccessibleName(/^Messages ?, 3 unread$/));
  for (const name of ['Grace Banda', 'Peter Phiri'])
    await userEvent.click(screen.getByRole('checkbox', { name: `Select message of ${name}` }));
  const bar = within(screen.getByRole('group', { name: 'Selected messages' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  await answer('Delete', 'Are you sure you want to delete 2 messages?');
  expect(await screen.findByText('2 messages deleted.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(await row('Jo Mbewe')).toBeVisible();
  expect(await inbox()).toMatchObject([{ name: 'Jo Mbewe' }]);
  await waitFor(() => expect(inSidebar()).toHaveAccessibleName(/^Messages ?, 1 unread$/));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 messages restored.')).toBeVisible();
  expect(await row('Grace Banda')).toBeVisible();
  expect(await inbox()).toHaveLength(3);
  await waitFor(() => expect(inSidebar()).toHaveAccessibleName(/^Messages ?, 3 unread$/));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(bar.getByRole('button', { name: 'Mark as Read' }));
  expect(await screen.findByText('3 messages marked as read.')).toBeVisible();
  await waitFor(() => expect(inSidebar()).toHaveAccessibleName('Messages'));
});

test('deleting a message must be confirmed, and Undo restores it', async () => {
  await send('Grace Banda', 'Water');
  renderAdmin('/admin/messages');
  const remove = async () => {
    await userEvent.click(
      within(await row('Grace Banda')).getByRole('button', { name: /^Delete/ }),
    );
    await answer('Delete', 'Are you sure you want to delete this message?');
  };
  await row('Grace Banda');
  const interceptor = http.interceptors.request.use(() =>
    Promise.reject(new Error('The line is cut.')),
  );
  await remove();
  expect(await screen.findByText('Failed to delete message.', { exact: false })).toBeVisible();
  http.interceptors.request.eject(interceptor);
  await remove();
  expect(await screen.findByText('Message deleted successfully!')).toBeVisible();
  expect(await screen.findByText('No contact messages found.')).toBeVisible();
  expect(await inbox()).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The message was restored.')).toBeVisible();
  const again = within(await row('Grace Banda'));
  await waitFor(() => expect(again.getByRole('button', { name: /^View/ })).toHaveFocus());
  expect(await inbox()).toMatchObject([{ name: 'Grace Banda', subject: 'Water' }]);
});
