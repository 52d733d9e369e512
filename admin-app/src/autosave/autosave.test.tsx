/** @jest-environment ./jest/screen-environment.mjs */
import { http } from '@charity-site/api-client/http';
import { setToken } from '@charity-site/api-client/session';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { onePixel, partnerNames, storePartners } from '../../test/stored';
import { watchOpenForms } from './openForms';
import { another } from '../../test/another';
import {
  comeBack,
  keepElsewhere,
  kept,
  keyOf,
  left,
  namesOnServer,
  noOffer,
  openNew,
  restore,
  write,
} from '../../test/unsavedPartners';

let other: Awaited<ReturnType<typeof another>>;
beforeAll(async () => {
  other = await another();
});
beforeEach(startAfresh);

const storedTexts = () => kept().map((key) => localStorage.getItem(key) ?? '');

test('text is offered until it is restored; what stood in the form is offered in turn, and nothing is there twice', async () => {
  left('a1', 'Half a na', 0);
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  expect(await dialog.findByText(/^You have unsaved changes from (today|yesterday), \d\d:\d\d\.$/)).toBeVisible();
  write(dialog, 'Another');
  await waitFor(() => expect(storedTexts().join()).toContain('Another'));
  expect(storedTexts().join()).toContain('Half a na');
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Half a na');
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Another');
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Another', 'Half a na']));
  await waitFor(() => expect(kept()).toHaveLength(2));
});

test('text that is restored here while it is typed on elsewhere is there twice, and each save is told of the other', async () => {
  await keepElsewhere('From the phone');
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  expect(
    await dialog.findByText(
      /^You have unsaved changes from today, \d\d:\d\d, typed on .+\. Pictures that were chosen there must be chosen again\.$/,
    ),
  ).toBeVisible();
  // The offer stays while the server is asked again.
  act(() => void comeBack());
  await restore(dialog);
  await waitFor(async () => expect(await namesOnServer()).toEqual(['From the phone']));
  await noOffer(dialog);
  await keepElsewhere('Typed on on the phone', 'ed1', 2);
  expect(await namesOnServer()).toEqual(['From the phone', 'Typed on on the phone']);
  act(() => void comeBack());
  expect(await dialog.findByRole('button', { name: 'Restore' })).toBeVisible();
  // The phone saves it, under the key of the text.
  const created = await fetch(`${contentServer.url}/api/content/partners`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${contentServer.token}`, 'content-type': 'application/json' },
      ...{ 'idempotency-key': 'keyed1', autosave: 'ed1/2' },
    },
    body: JSON.stringify({ name: 'Typed on on the phone', logo: '/uploads/logo.png', order: 0 }),
  });
  expect(created.status).toBe(201);
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel());
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  expect(await dialog.findByText(/Someone else has changed this partner/)).toBeVisible();
  expect(await partnerNames()).toEqual(['Typed on on the phone']);
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my version' }));
  expect(await screen.findByText('Partner added successfully!')).toBeVisible();
  expect(await partnerNames()).toEqual(['From the phone']);
  await waitFor(async () => expect(await namesOnServer()).toEqual([]));
});

test('a reload in the middle of a save makes one item, and text that was sent as the page ended does not come back', async () => {
  const saved = { name: 'Lake Bank', logo: '/uploads/logo.png', order: 0 };
  left('a1', 'Lake Bank', 0, 'partners:new', { values: saved, key: 'key1', number: 2 });
  await fetch(`${contentServer.url}/api/content/partners`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${contentServer.token}`, 'content-type': 'application/json' },
      'idempotency-key': 'key1',
    },
    body: JSON.stringify(saved),
  });
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await restore(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  expect(await screen.findByText('Partner added successfully!')).toBeVisible();
  expect(await partnerNames()).toEqual(['Lake Bank']);
  // Another device has not heard of it.
  await keepElsewhere('Sent before', 'a1', 2);
  expect(await namesOnServer()).toEqual([]);
  await waitFor(() => expect(kept()).toEqual([]));
});

test('of 200 texts the latest is offered and read alone', async () => {
  for (let count = 1; count <= 201; count += 1) await keepElsewhere(`Text ${count}`, `ed${count}`);
  const read: unknown[] = [];
  const watching = http.interceptors.request.use((request) => {
    if (request.url?.startsWith('/autosaves/')) read.push(request.url);
    return request;
  });
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await dialog.findByRole('button', { name: 'Restore' }, { timeout: 5000 });
  http.interceptors.request.eject(watching);
  expect(read).toEqual(['/autosaves/ed201']);
});

test('the form of something stored says quietly who else is typing into it', async () => {
  const [partner] = await storePartners('Lake Bank');
  const body = { form: `partners:${partner?._id}`, values: { name: 'Theirs' }, version: null, number: 1, key: 'k1' };
  await fetch(`${contentServer.url}/api/autosaves/ed9`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Lake Bank' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Another is editing this.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('an offered text is deleted for good, and comes back by Undo', async () => {
  left('a1', 'Older', 50);
  left('a2', 'Newer', 49);
  await keepElsewhere('Newer', 'a2');
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  const remove = await dialog.findByRole('button', { name: 'Delete' });
  expect(remove).toHaveAccessibleDescription(
    /^Deletes the unsaved changes from .+, \d\d:\d\d\. What is saved stays\.$/,
  );
  await userEvent.click(remove);
  await waitFor(() => expect(kept()).toEqual([keyOf('a1')]));
  expect(await dialog.findByText(/^The unsaved changes from .+ are deleted\.$/)).toBeVisible();
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Older']));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await namesOnServer()).toEqual(['Newer', 'Older']));
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Newer');
});

const textsOf = async (token: string) => {
  const answer = await fetch(`${contentServer.url}/api/autosaves`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { texts: { form: string }[] }).texts.map(({ form }) => form);
};

test('text that another tab is writing or takes over is not offered, even on a page without HTTPS', async () => {
  // Browsers have locks on secure pages only.
  expect(navigator).not.toHaveProperty('locks');
  left('a1', 'Being written', 1);
  left('a2', 'Left behind', 2);
  left('a3', 'Long left behind', 3);
  const close = watchOpenForms('a1', () => {});
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await restore(dialog);
  expect(dialog.getByLabelText('Name')).toHaveValue('Left behind');
  expect(await dialog.findByRole('button', { name: 'Restore' })).toBeVisible();
  const closeThird = watchOpenForms('a3', () => {});
  await noOffer(dialog);
  close();
  closeThird();
});

test('what is discarded is forgotten; a form that goes without being discarded keeps its text, to the last key', async () => {
  renderAdmin('/admin/partners');
  let dialog = await openNew();
  write(dialog, 'Half');
  await waitFor(() => expect(kept()).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(kept()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  dialog = await openNew();
  await userEvent.type(dialog.getByLabelText('Name'), 'Half');
  cleanup();
  expect(storedTexts().join()).toContain('"name":"Half"');
});

test('restored text still belongs to the version that it was written for', async () => {
  const [partner] = await storePartners('Lake Bank');
  left('a1', 'Written before', 1, `partners:${partner?._id}`, { version: partner?.updatedAt });
  await call('PUT', `/content/partners/${partner?._id}`, { name: 'Theirs', logo: '/uploads/logo.png', order: 3 });
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Theirs' }));
  const dialog = within(await screen.findByRole('dialog'));
  await restore(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByText(/Someone else has changed this partner/)).toBeVisible();
  expect(await partnerNames()).toEqual(['Theirs']);
});

test('text of another form, of long ago, or as it is stored is not offered; a browser without room says so', async () => {
  left('a1', 'A slide', 1, 'heroSlides:new');
  left('a2', 'Long ago', 24 * 31);
  left('a3', '', 1);
  renderAdmin('/admin/partners');
  const dialog = await openNew();
  await waitFor(() => expect(kept()).toHaveLength(2));
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();

  const used = Object.entries({ ...localStorage }).reduce(
    (sum, [key, text]) => sum + key.length + String(text).length,
    0,
  );
  // Fills jsdom's five million characters of storage almost completely.
  localStorage.setItem('filler', 'x'.repeat(5_000_000 - used - 20));
  write(dialog, 'Half'.repeat(24));
  expect(await dialog.findByText(/^This browser has no room left to keep your text\./)).toBeVisible();
});

test('text of somebody else in this browser is neither offered nor sent, and waits for its person', async () => {
  left('a1', 'Secret', 1);
  left('a2', 'Secret, deleted', 1, 'partners:new', { isDeleted: true });
  left('a3', 'Secret', 1, 'projects:new');
  const before = kept();
  setToken(other.token);
  const { router } = renderAdmin('/admin/partners', { signedIn: false });
  const dialog = await openNew();
  write(dialog, 'By the editor');
  await waitFor(() => expect(storedTexts().join()).toContain('By the editor'));
  comeBack();
  await waitFor(async () => expect(await textsOf(other.token)).toEqual(['partners:new']));
  await noOffer(dialog);
  expect(kept()).toEqual(expect.arrayContaining(before));
  await act(() => router.navigate('/admin/login', { state: { from: '/admin/partners', signedOut: true } }));
  setToken(contentServer.token);
  expect(await namesOnServer()).toEqual([]);
});
