/** @jest-environment ./jest/screen-environment.mjs */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { call } from '../../../jest/serverCall';
import { partnerNames, storePartners } from '../../test/stored';

let silent: Server;
let isOver = false;

beforeAll(async () => {
  // Accepts requests and never answers. After a test it ends them, because the next one waits until no call is under way.
  silent = createServer(({ socket }) => {
    if (isOver) socket.destroy();
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  silent.close();
});
beforeEach(async () => {
  await startAfresh();
  isOver = false;
});
afterEach(() => {
  http.defaults.baseURL = undefined;
  isOver = true;
  silent.closeAllConnections();
});

const goSilent = () => {
  http.defaults.baseURL = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/api`;
};

/** A changed form whose save gets no answer. */
const saveInto = async () => {
  await storePartners('Lake Bank');
  const admin = renderAdmin('/admin/partners');
  const card = within(await screen.findByRole('article', { name: 'Lake Bank' }));
  await userEvent.click(card.getByRole('button', { name: /^Edit/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), ' of Malawi');
  goSilent();
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  return { dialog, ...admin };
};

test.each([
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'Escape',
    async () => {
      // A disabled button loses the focus; the dialog keeps it.
      screen.getByRole('dialog').focus();
      await userEvent.keyboard('{Escape}');
    },
  ],
])('%s stops a save; the text stays, and can be saved', async (_name, stop) => {
  const { dialog } = await saveInto();
  await stop();
  expect(await dialog.findByText(/^Saving was stopped\. Your text is still here\./)).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Lake Bank of Malawi');
  http.defaults.baseURL = undefined;
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await screen.findByText('Partner updated successfully!')).toBeVisible();
  expect(await partnerNames()).toEqual(['Lake Bank of Malawi']);
});

test('Back stops a save as Escape does', async () => {
  const { dialog, router } = await saveInto();
  await act(async () => {
    await router.navigate(-1);
    await Promise.resolve();
  });
  expect(await dialog.findByText(/^Saving was stopped\./)).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Lake Bank of Malawi');
});

test('a reload while saving warns', async () => {
  await saveInto();
  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
});

test('a save that takes long says so', async () => {
  const { dialog } = await saveInto();
  expect(await dialog.findByText(/^This is taking longer than usual…/, {}, { timeout: 20_000 })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog.queryByText(/longer than usual/)).not.toBeInTheDocument());
});

test('the form of a single record can stop its save, too', async () => {
  await call('PUT', '/content/quote', { text: 'Water is life.', author: 'A grandmother' });
  renderAdmin('/admin/quotes');
  await userEvent.type(await screen.findByLabelText('Author'), ' of ours');
  goSilent();
  await userEvent.click(screen.getByRole('button', { name: 'Update Quote' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^Saving was stopped\./)).toBeVisible();
  expect(screen.getByLabelText('Author')).toHaveValue('A grandmother of ours');
});
