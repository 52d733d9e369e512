/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { getToken, setToken } from '@charity-site/api-client/session';
import { another } from '../../../test/another';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { startProxy } from '../../../test/startProxy';
import { partnerNames, storePartners } from '../../../test/stored';
import { namesInBrowser, personOf } from '../../../test/unsavedPartners';
import { write } from '../../../test/write';

beforeEach(startAfresh);
afterEach(() => {
  http.defaults.baseURL = undefined;
});

const logIn = async (password: string) => {
  write(await screen.findByLabelText('Email'), contentServer.admin.email);
  write(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

test('the guard redirects to the login, which explains failures and then returns to the URL', async () => {
  const { place } = renderAdmin('/admin/partners?search=lake', { signedIn: false });
  const email = await screen.findByLabelText('Email');
  await waitFor(() => expect(email).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Email is required.')).toBeVisible();
  expect(screen.getByText('Password is required.')).toBeVisible();
  expect(email).toHaveFocus();
  await logIn('wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The email or password is incorrect\.$/,
  );
  expect(getToken()).toBeNull();

  // No response, and a 401 without a message.
  const proxy = await startProxy(401, '<html>Authorization required</html>');
  for (const server of ['http://127.0.0.1:9', proxy.url]) {
    http.defaults.baseURL = server;
    await logIn(contentServer.admin.password);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Login failed. Please check your credentials.',
      ),
    );
    http.defaults.baseURL = undefined;
    await logIn('wrong');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The email or password is incorrect.'),
    );
  }
  await proxy.close();

  await logIn(contentServer.admin.password);
  expect(await screen.findByRole('heading', { name: 'Manage Partners' })).toBeVisible();
  expect(place()).toBe('/admin/partners?search=lake');
  expect(getToken()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('an invalid token and a logout remove the token; a new login opens the dashboard', async () => {
  setToken('no.real.token');
  const { place } = renderAdmin('/admin/trash', { signedIn: false });
  await waitFor(() => expect(place()).toBe('/admin/login'));
  expect(getToken()).toBeNull();
  await logIn(contentServer.admin.password);
  await waitFor(() => expect(place()).toBe('/admin/trash'));
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(place()).toBe('/admin/login'));
  expect(getToken()).toBeNull();
  await logIn(contentServer.admin.password);
  await waitFor(() => expect(place()).toBe('/admin'));
});

test('with full storage, a sign-in lasts while the page is open', async () => {
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

test('a logout with unsaved text must be confirmed, and Keep editing cancels it', async () => {
  const { place } = renderAdmin('/admin/quotes');
  write(await screen.findByLabelText('Text'), 'Half a sentence');
  await userEvent.click(screen.getByRole('button', { name: /User menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(place()).toBe('/admin/quotes');
  expect(screen.getByLabelText('Text')).toHaveValue('Half a sentence');
  expect(getToken()).toBe(contentServer.token);
});

test('an unknown role sees the reason instead of a screen, and can log out', async () => {
  const message = 'This site does not know your role.';
  const proxy = await startProxy(403, JSON.stringify({ message }));
  http.defaults.baseURL = proxy.url;
  const { place } = renderAdmin('/admin/partners');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(getToken()).toBe(contentServer.token);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(place()).toBe('/admin/login'));
  expect(getToken()).toBeNull();
  await proxy.close();
});

test('an unreachable server leaves the token, and Try again works', async () => {
  http.defaults.baseURL = 'http://127.0.0.1:9';
  renderAdmin('/admin/partners');
  expect(await screen.findByText('The server cannot be reached.')).toBeVisible();
  expect(getToken()).toBe(contentServer.token);
  http.defaults.baseURL = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Manage Partners' })).toBeVisible();
});

/** The storage event of another tab that changes the token. */
const elsewhere = (newValue: string | null) =>
  act(() => {
    const oldValue = getToken();
    if (newValue === null) localStorage.removeItem('adminToken');
    else localStorage.setItem('adminToken', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', oldValue, newValue }));
  });

test('an expired session opens the password dialog; a login in another tab closes it', async () => {
  await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Lake Bank' }));
  write(await screen.findByLabelText('Name'), 'Lake Bank of Malawi');
  setToken('ended.by.now');
  await userEvent.click(screen.getByRole('button', { name: 'Update Partner' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Please log in again' }));
  expect(
    dialog.getByText(
      'You have been logged out. Enter your password to carry on. Nothing you wrote is lost.',
    ),
  ).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveValue(contentServer.admin.email);
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  elsewhere(contentServer.token);
  await waitFor(() => expect(screen.getByText('Partner updated successfully!')).toBeVisible());
  expect(await partnerNames()).toEqual(['Lake Bank of Malawi']);
  elsewhere(null);
  await screen.findByRole('button', { name: 'Log in' });
  elsewhere(contentServer.token);
  expect(await screen.findByRole('heading', { name: 'Manage Partners' })).toBeVisible();
});

test('a login of another person in another tab drops pending requests and opens their screen', async () => {
  const other = await another('administrator');
  await storePartners('Lake Bank');
  const { place } = renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Lake Bank' }));
  write(await screen.findByLabelText('Name'), 'Lake Bank of Malawi');
  setToken('ended.by.now');
  await userEvent.click(screen.getByRole('button', { name: 'Update Partner' }));
  await screen.findByRole('dialog', { name: 'Please log in again' });
  elsewhere(other.token);
  await waitFor(() => expect(place()).toBe('/admin'));
  await userEvent.click(await screen.findByRole('button', { name: /User menu for Another/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await partnerNames()).toEqual(['Lake Bank']);
  expect(namesInBrowser()).toEqual(['Lake Bank of Malawi']);
  expect(Object.values(localStorage).join()).toContain(
    `"person":"${personOf(contentServer.token)}"`,
  );
  // Also without a dialog.
  elsewhere(contentServer.token);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /User menu for Another/ })).not.toBeInTheDocument(),
  );
});

test('a session that expires in another tab opens the password dialog here', async () => {
  renderAdmin('/admin/partners');
  await screen.findByText('No partners found.');
  localStorage.setItem('adminTokenEnded', contentServer.token.slice(-12));
  elsewhere(null);
  expect(await screen.findByRole('dialog', { name: 'Please log in again' })).toBeVisible();
});

test('a used link from an email says that the password may be set, and links to the login', async () => {
  renderAdmin('/admin/new-password#used', { signedIn: false });
  write(await screen.findByLabelText('New Password'), 'three-unrelated-words');
  await userEvent.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link was already used or has expired. If you have just chosen a new password here, log in with it. Otherwise ask for a new link.',
  );
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/admin/login');
});
