/** @jest-environment ./jest/screen-environment.mjs */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQueryClient } from '@charity-site/api-client/http';
import { setToken } from '@charity-site/api-client/session';
import { call } from '../../../../../jest/serverCall';
import { said } from '../../../../test/publishedUpdates';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { storedPerson } from '../../../../test/storedPeople';
import { write } from '../../../../test/write';

beforeEach(async () => {
  getQueryClient().clear();
  await startAfresh();
});

const UPDATE = { title: 'A well', date: '2026-11-21', description: '<p>It flows.</p>' };
const addUpdate = (more: object = {}) =>
  call<{ _id: string; updatedAt: string }>('POST', '/content/updates', { ...UPDATE, ...more });

let last: { dispose: () => void } | undefined;
/** Opens a screen as the person with this token, in place of the open one. */
const openAs = (token: string, path: string) => {
  cleanup();
  last?.dispose();
  getQueryClient().clear();
  setToken(token);
  last = renderAdmin(path, { signedIn: false }).router;
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const form = async () => within(await screen.findByRole('dialog', { name: /Update$/ }));

test('a writer sends a translation of what is public', async () => {
  const { _id } = await addUpdate();
  const writer = await storedPerson('Grace', 'writer');
  openAs(writer, `/admin/updates?edit=${_id}`);
  const translate = await screen.findByRole('button', { name: 'Translate into Chichewa' });
  await waitFor(() => expect(translate).toBeEnabled());
  await userEvent.click(translate);
  const dialog = within(await screen.findByRole('dialog', { name: 'Chichewa: A well' }));
  write(dialog.getByLabelText('Title in Chichewa'), 'Chitsime');
  await userEvent.click(dialog.getByRole('button', { name: 'Send for review' }));
  await said('Chichewa sent for review.');
  openAs(contentServer.token, `/admin/updates?edit=${_id}`);
  await press('See the changes');
  const words = await screen.findByRole('region', { name: 'Chichewa' });
  expect(words).toHaveTextContent('Chitsime');
  await press('Publish changes');
  await waitFor(async () =>
    expect(await call('GET', `/content/updates/${_id}/translations/ny`)).toMatchObject({
      words: { title: 'Chitsime' },
    }),
  );
});

test('an editor saves for review what somebody else publishes', async () => {
  const { _id } = await addUpdate();
  const editor = await storedPerson('Ruth', 'editor');
  openAs(editor, `/admin/updates?edit=${_id}`);
  write((await form()).getByLabelText('Title'), 'Three wells');
  await press('Save for review');
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Send for review' })).getByRole('button', {
      name: 'Send for review',
    }),
  );
  await said(/sent for review\./);
  await press(/^Edit A well/);
  expect((await form()).getByLabelText('Title')).toHaveValue('Three wells');
  await press('See the changes');
  await press('Publish changes');
  await said(/Somebody else must look at what you have sent for review\.$/);
});
