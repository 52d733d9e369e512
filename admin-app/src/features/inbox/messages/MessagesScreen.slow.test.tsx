/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../../test/answer';
import type { Message } from '@charity-site/api-client/entities';
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

test('the data of an email address or telephone number is counted, then erased', async () => {
  for (const subject of ['Water', 'School']) await send('Grace Banda', subject);
  const update = await call<{ _id: string }>('POST', '/content/updates', {
    title: 'A well',
    date: '2026-10-01',
  });
  await call('POST', '/content/comments', {
    updateId: update._id,
    guestName: 'Grace Banda',
    guestEmail: 'Grace@example.org',
    commentText: 'Thank you!',
  });
  renderAdmin('/admin/messages');
  // The whole row opens the message.
  await userEvent.click((await screen.findAllByText('Grace Banda'))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'View Message' }));
  const erase = dialog.getByRole('button', { name: 'Delete everything from this sender' });
  expect(erase).not.toBeVisible();
  await userEvent.click(dialog.getByText('Has someone asked you to delete their data?'));
  await userEvent.click(erase);
  const confirm = async (question: string) => {
    const confirmation = await screen.findByRole('alertdialog');
    expect(confirmation).toHaveTextContent(question);
    await answer('Delete everything');
  };
  expect(await inbox()).toHaveLength(2);
  await confirm('Delete everything from grace@example.org? There are 2 messages and 1 comment.');
  const gone = 'Everything from grace@example.org was deleted: 2 messages and 1 comment.';
  expect(await screen.findByText(gone)).toBeVisible();
  expect(await screen.findByText('No contact messages found.')).toBeVisible();
  expect(await inbox()).toEqual([]);

  // For a person without a message, the email address or number is typed.
  await send('Grace Banda', 'Please call +265 999 123 456');
  await send('Jo Phiri', 'A number: 0888 123 456');
  await userEvent.click(screen.getByText('Has someone asked you to delete their data?'));
  const form = within(screen.getByRole('form', { name: 'Deletion on request' }));
  const field = form.getByLabelText('Email address or telephone number');
  const ask = async (value: string) => {
    write(field, value);
    await userEvent.click(form.getByRole('button'));
  };
  await ask('');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('Please enter an email address or a telephone number.');
  await ask('nobody@example.org');
  expect(
    await screen.findByText('No messages and no comments from nobody@example.org are stored.'),
  ).toBeVisible();
  await ask('0999 12');
  const invalid = 'Please enter an email address, or a telephone number of 7 to 15 digits.';
  await waitFor(() => expect(field).toHaveAccessibleDescription(invalid));
  await ask('0999 123 456');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    /Grace Banda, \d+ \w+ \d+: Please call \+265 999 123 456/,
  );
  await confirm('Delete everything from 0999 123 456? The number is written in 1 message.');
  expect(
    await screen.findByText('Everything from 0999 123 456 was deleted: 1 message.'),
  ).toBeVisible();
  expect(await inbox()).toHaveLength(1);
});

test('an unsaved note can be restored when its message is opened again', async () => {
  await send('Grace Banda', 'Water');
  renderAdmin('/admin/messages');
  const openIt = () =>
    waitFor(async () => {
      // A click during a refetch of the list opens nothing.
      if (!screen.queryByRole('dialog', { name: 'View Message' }))
        await userEvent.click(screen.getByRole('button', { name: /^View/ }));
      return within(screen.getByRole('dialog', { name: 'View Message' }));
    });
  let dialog = await openIt();
  write(dialog.getByLabelText('Private note'), 'Call her.');
  // Closes the dialog without a confirmation.
  await userEvent.click(dialog.getByRole('button', { name: 'Move to spam' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Spam' }));
  dialog = await openIt();
  await userEvent.click(await dialog.findByRole('button', { name: 'Restore' }));
  expect(dialog.getByLabelText('Private note')).toHaveValue('Call her.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
  expect(await dialog.findByText('Note saved.')).toBeVisible();
  expect(
    (await call<{ messages: Message[] }>('GET', '/messages?folder=spam')).messages[0]?.note,
  ).toBe('Call her.');
});
