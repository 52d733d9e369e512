/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../test/answer';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { changedUpdate, openVersions, update } from '../../../test/earlierVersions';
import { write } from '../../../test/write';

beforeEach(startAfresh);

test('does not restore a version over unsaved input or over a later change', async () => {
  const id = await changedUpdate();
  renderAdmin('/admin/updates');
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  const title = await screen.findByLabelText('Title');
  await userEvent.type(title, '!');
  const dialog = await openVersions();
  expect(
    await dialog.findByText('Save or discard your changes before you restore a version.'),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Restore this version' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.type(title, '{Backspace}');

  await call(
    'PUT',
    `/content/updates/${id}`,
    update('A deep well', '<p>Water for twelve families.</p>'),
  );
  const again = await openVersions();
  await waitFor(() =>
    expect(again.getByRole('button', { name: 'Restore this version' })).toBeEnabled(),
  );
  await userEvent.click(again.getByRole('button', { name: 'Restore this version' }));
  expect(
    await again.findByText(
      'Someone else has changed this in the meantime. Close it and open it again to see the change.',
    ),
  ).toBeVisible();
  expect(await call('GET', `/content/updates/${id}`)).toMatchObject({ title: 'A deep well' });
});

test("shows a quote's earlier versions, and undoes its deletion", async () => {
  await call('PUT', '/content/quote', { text: 'Be kind.', author: 'A friend' });
  renderAdmin('/admin/quotes');
  let dialog = await openVersions();
  const none = 'There is no earlier version yet. Every save from now on is kept here.';
  expect(await dialog.findByText(none)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  write(screen.getByLabelText('Text'), 'Be kind to all.');
  await userEvent.click(screen.getByRole('button', { name: 'Update Quote' }));
  await screen.findByText('Quote saved successfully!');
  dialog = await openVersions();
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Restore this version' })).toBeEnabled(),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('Be kind.'));

  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await answer('Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The deletion was undone.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue('Be kind.'));
  expect(await call('GET', '/content/quote')).toMatchObject({ text: 'Be kind.' });
});
