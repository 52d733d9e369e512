/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { getToken, setToken } from '@charity-site/api-client/session';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { startProxy } from '../../test/startProxy';
import { partnerNames, storePartners } from '../../test/stored';

beforeEach(startAfresh);
afterEach(() => {
  http.defaults.baseURL = undefined;
});

const logIn = async (password: string) => {
  await userEvent.type(await screen.findByLabelText('Email'), contentServer.admin.email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
};

test('the guard sends a stranger to the login, and back to the place afterwards', async () => {
  const { place } = renderAdmin('/admin/partners?search=lake', { signedIn: false });
  await logIn(contentServer.admin.password);
  expect(await screen.findByRole('heading', { name: 'Manage Partners' })).toBeVisible();
  expect(place()).toBe('/admin/partners?search=lake');
  expect(getToken()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('the login itself leads to the dashboard', async () => {
  const { place } = renderAdmin('/admin/login', { signedIn: false });
  await logIn(contentServer.admin.password);
  await waitFor(() => expect(place()).toBe('/admin'));
});

test('the login asks for both, and tells of a wrong password', async () => {
  renderAdmin('/admin/login', { signedIn: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Email is required.')).toBeVisible();
  expect(screen.getByText('Password is required.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await logIn('wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The email or password is incorrect\.$/);
  expect(getToken()).toBeNull();
});

test('a server that gives no answer is told in the specified words', async () => {
  renderAdmin('/admin/login', { signedIn: false });
  http.defaults.baseURL = 'http://127.0.0.1:9';
  await logIn(contentServer.admin.password);
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.');
});

test('a refusal without a message is told in the specified words', async () => {
  const proxy = await startProxy(401, '<html>Authorization required</html>');
  renderAdmin('/admin/login', { signedIn: false });
  await screen.findByLabelText('Email');
  http.defaults.baseURL = proxy.url;
  await logIn(contentServer.admin.password);
  expect(await screen.findByText('Login failed. Please check your credentials.')).toBeVisible();
  await proxy.close();
});

test('the login starts in the Email field', async () => {
  renderAdmin('/admin/login', { signedIn: false });
  expect(await screen.findByLabelText('Email')).toHaveFocus();
});

test('an invalid token is removed', async () => {
  setToken('no.real.token');
  const { place } = renderAdmin('/admin', { signedIn: false });
  await waitFor(() => expect(place()).toBe('/admin/login'));
  expect(getToken()).toBeNull();
});

test('a server that cannot be reached keeps the token and can be tried again', async () => {
  http.defaults.baseURL = 'http://127.0.0.1:9';
  renderAdmin('/admin/partners');
  expect(await screen.findByText('The server cannot be reached.')).toBeVisible();
  expect(getToken()).toBe(contentServer.token);
  http.defaults.baseURL = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Manage Partners' })).toBeVisible();
});

test('logging out asks before it takes unsaved text away, and is still signed in after Keep editing', async () => {
  const { place } = renderAdmin('/admin/quotes');
  await userEvent.type(await screen.findByLabelText('Text'), 'Half a sentence');
  await userEvent.click(screen.getByRole('button', { name: /User menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(place()).toBe('/admin/quotes');
  expect(screen.getByLabelText('Text')).toHaveValue('Half a sentence');
  expect(getToken()).toBe(contentServer.token);
});

test('logging out removes the token', async () => {
  const { place } = renderAdmin('/admin');
  await userEvent.click(await screen.findByRole('button', { name: /User menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(place()).toBe('/admin/login'));
  expect(getToken()).toBeNull();
});

test('a session that ends in mid-work asks for the password in place and finishes the save', async () => {
  await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  const card = await screen.findByRole('article', { name: 'Lake Bank' });
  await userEvent.click(within(card).getByRole('button', { name: /^Edit/ }));
  await userEvent.type(await screen.findByLabelText('Name'), ' of Malawi');
  setToken('ended.by.now');
  await userEvent.click(screen.getByRole('button', { name: 'Update Partner' }));
  const again = within(await screen.findByRole('dialog', { name: 'Please log in again' }));
  expect(
    again.getByText('You have been logged out. Enter your password to carry on. Nothing you wrote is lost.'),
  ).toBeVisible();
  expect(again.getByLabelText('Email')).toHaveValue(contentServer.admin.email);
  expect(again.getByLabelText('Password')).toHaveFocus();
  await userEvent.type(again.getByLabelText('Password'), 'wrong');
  await userEvent.click(again.getByRole('button', { name: 'Log in' }));
  expect(await again.findByText('The password is incorrect.')).toBeVisible();
  await userEvent.clear(again.getByLabelText('Password'));
  await userEvent.type(again.getByLabelText('Password'), contentServer.admin.password);
  await userEvent.click(again.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByText('Partner updated successfully!')).toBeVisible());
  expect(await partnerNames()).toEqual(['Lake Bank of Malawi']);
});

/** The storage event of another tab that changes the token. */
const elsewhere = (newValue: string | null) =>
  act(() => {
    const oldValue = getToken();
    if (newValue === null) localStorage.removeItem('adminToken');
    else localStorage.setItem('adminToken', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken', oldValue, newValue }));
  });

test('a logout in another tab is one here, at once, and the text in hand is offered back after the next login', async () => {
  const { place } = renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Partner' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Half a na');
  elsewhere(null);
  expect(await screen.findByText(/^You were logged out in another tab\./)).toBeVisible();
  expect(place()).toBe('/admin/login');
  await logIn(contentServer.admin.password);
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Partner' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Half a na');
});

test('a login in another tab answers the question for the password here, and the login page', async () => {
  await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Lake Bank' }));
  await userEvent.type(await screen.findByLabelText('Name'), ' of Malawi');
  setToken('ended.by.now');
  await userEvent.click(screen.getByRole('button', { name: 'Update Partner' }));
  await screen.findByRole('dialog', { name: 'Please log in again' });
  elsewhere(contentServer.token);
  await waitFor(() => expect(screen.getByText('Partner updated successfully!')).toBeVisible());
  elsewhere(null);
  await screen.findByRole('button', { name: 'Log in' });
  elsewhere(contentServer.token);
  expect(await screen.findByRole('heading', { name: 'Manage Partners' })).toBeVisible();
});

test('a session whose end another tab met is asked for again here, in place', async () => {
  renderAdmin('/admin/partners');
  await screen.findByText('No partners found.');
  localStorage.setItem('adminTokenEnded', contentServer.token.slice(-12));
  elsewhere(null);
  expect(await screen.findByRole('dialog', { name: 'Please log in again' })).toBeVisible();
});

test('a mailed link that was used says that the password may be set, and leads to the login', async () => {
  renderAdmin('/admin/new-password#used', { signedIn: false });
  await userEvent.type(await screen.findByLabelText('New Password'), 'three-unrelated-words');
  await userEvent.click(screen.getByRole('button', { name: 'Set the new password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This link was used or has ended. If you have just chosen a new password here, log in with it. Otherwise ask for a new link.',
  );
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/admin/login');
});
