/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { getToken } from '@charity-site/api-client/session';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { write } from '../../test/write';

beforeEach(startAfresh);
afterEach(() => {
  http.defaults.baseURL = undefined;
});

const logIn = async (password: string) => {
  write(await screen.findByLabelText('Email'), contentServer.admin.email);
  write(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

test('with a full storage, a sign-in lasts while the page is open', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const { place } = renderAdmin('/admin/partners', { signedIn: false });
  await logIn(contentServer.admin.password);
  expect(await screen.findByRole('heading', { name: 'Manage Partners' })).toBeVisible();
  full.mockRestore();
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(place()).toBe('/admin/login'));
  expect(getToken()).toBeNull();
});

test('logging out asks before it takes unsaved text away, and is still signed in after Keep editing', async () => {
  const { place } = renderAdmin('/admin/quotes');
  write(await screen.findByLabelText('Text'), 'Half a sentence');
  await userEvent.click(screen.getByRole('button', { name: /User menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(place()).toBe('/admin/quotes');
  expect(screen.getByLabelText('Text')).toHaveValue('Half a sentence');
  expect(getToken()).toBe(contentServer.token);
});
