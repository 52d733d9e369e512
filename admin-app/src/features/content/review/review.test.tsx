/** @jest-environment ./jest/screen-environment.mjs */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQueryClient } from '@charity-site/api-client/http';
import { setToken } from '@charity-site/api-client/session';
import { call } from '../../../../../jest/serverCall';
import { publicTitles, said } from '../../../../test/publishedUpdates';
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

test('a writer sends a draft; it comes back with a note, is sent again, and an editor publishes it', async () => {
  const writer = await storedPerson('Grace', 'writer');
  openAs(writer, '/admin/updates');
  await press('Add New Update');
  write((await form()).getByLabelText('Title'), 'Rain');
  await said(/^Send it for review when it is ready\./);
  const buttons = (await form()).getAllByRole('button').map(({ textContent }) => textContent);
  for (const name of ['Add Update', 'Schedule…', 'Publish', 'Existing picture', 'Save for review'])
    expect(buttons).not.toContain(name);
  await press('Send for review');
  const note = within(await screen.findByRole('dialog', { name: 'Send for review' }));
  write(note.getByLabelText('Note (Optional)'), 'Is the date right?');
  await userEvent.click(note.getByRole('button', { name: 'Send for review' }));
  await said('Update item sent for review. An editor publishes it, or sends it back with a note.');
  const card = await screen.findByRole('article', { name: 'Rain' });
  expect(card).toHaveTextContent('Draft · Waiting for review');
  expect(within(card).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();

  openAs(contentServer.token, '/admin');
  await userEvent.click(await screen.findByRole('link', { name: 'To review: Rain, from Grace' }));
  await said(/^Grace sent this for review .*“Is the date right\?”$/);
  await press('Send back');
  const answer = within(await screen.findByRole('dialog', { name: 'Send back' }));
  await userEvent.click(answer.getByRole('button', { name: 'Send back' }));
  await said('Note is required.');
  write(answer.getByLabelText('Note'), 'It was Friday.');
  await userEvent.click(answer.getByRole('button', { name: 'Send back' }));
  await said('Update sent back to Grace.');

  openAs(writer, '/admin');
  await userEvent.click(
    await screen.findByRole('link', { name: 'Sent back by Administrator: Rain' }),
  );
  await said('Administrator sent this back. “It was Friday.”');
  await press('Send for review');
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Send for review' })).getByRole('button', {
      name: 'Send for review',
    }),
  );
  await said(/sent for review\./);

  openAs(contentServer.token, '/admin/updates?status=review');
  await press(/^Edit Rain/);
  await press('Publish');
  await said('Update item published successfully!');
  expect(await publicTitles()).toEqual(['Rain']);
});

test('a writer changes what is public; the reviewer compares it with a later change and publishes', async () => {
  const { _id } = await addUpdate();
  const writer = await storedPerson('Grace', 'writer');
  openAs(writer, `/admin/updates?edit=${_id}`);
  write((await form()).getByLabelText('Title'), 'Two wells');
  await said(/^Your changes go to an editor/);
  expect((await form()).queryByRole('button', { name: /draft/i })).not.toBeInTheDocument();
  await press('Send for review');
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Send for review' })).getByRole('button', {
      name: 'Send for review',
    }),
  );
  await said(/sent for review\./);
  expect(await publicTitles()).toEqual(['A well']);
  await press(/^Edit A well/);
  expect((await form()).getByLabelText('Title')).toHaveValue('Two wells');

  openAs(contentServer.token, `/admin/updates?edit=${_id}`);
  expect((await form()).getByLabelText('Title')).toHaveValue('A well');
  await press('See the changes');
  const changes = await screen.findByRole('dialog', { name: 'Changes for review' });
  expect(within(changes).getByRole('region', { name: 'Title' })).toHaveTextContent('added: Two');
  // Somebody changes it while the reviewer reads.
  await call('PUT', `/content/updates/${_id}`, { ...UPDATE, date: '2026-11-22' });
  await press('Publish changes');
  await said(/^Someone else has changed this since\./);
  expect(await publicTitles()).toEqual(['A well']);
  await press('Publish changes');
  await said('Update published successfully!');
  expect(await publicTitles()).toEqual(['Two wells']);
});

test('of two reviewers the second reads who was faster', async () => {
  const { _id } = await addUpdate();
  const writer = await storedPerson('Grace', 'writer');
  const editor = await storedPerson('Ruth', 'editor');
  await call('POST', `/content/updates/${_id}/review`, { title: 'Two wells' }, writer);
  openAs(contentServer.token, `/admin/updates?edit=${_id}`);
  await press('See the changes');
  await screen.findByRole('dialog', { name: 'Changes for review' });
  await call('POST', `/content/updates/${_id}/review/accept`, undefined, editor);
  await press('Publish changes');
  await said(/no longer waits for review\. The last person who worked on it is Ruth\.$/);
});
