/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../test/answer';
import { http } from '@charity-site/api-client/http';
import { clearToken, setToken } from '@charity-site/api-client/session';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { write } from '../../../test/write';

const MISSING = 'Please enter the code from your app.';
const { email, password } = contentServer.admin;

const store = (secondFactor: string) =>
  contentServer.database
    .updateTable('administrators')
    .set({ secondFactor, secondFactorStep: 0 })
    .execute();
/** Each takes the place of a code from an app once. */
const recoveryCode = async (): Promise<string> => {
  setToken(contentServer.token);
  const { data } = await http.post<{ codes: string[] }>('/auth/recovery-codes', { password });
  return data.codes[0] ?? '';
};

beforeEach(async () => {
  await startAfresh();
  await store('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
});
afterEach(() => store(''));

test('the login shows the field of the code once the server needs it', async () => {
  const code = await recoveryCode();
  clearToken();
  const { place } = renderAdmin('/admin/login', { signedIn: false });
  write(await screen.findByLabelText('Email'), email);
  write(screen.getByLabelText('Password'), password);
  expect(screen.queryByLabelText('Code from your app')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  const field = await screen.findByLabelText('Code from your app');
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING);
  await waitFor(() => expect(field).toHaveFocus());
  write(field, 'x');
  write(field, '');
  expect(field).toBeVisible();
  write(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(place()).toBe('/admin'));
});

test('administrators see who has a second factor, and reset it', async () => {
  const addition = { email: 'ruth@example.org', role: 'editor' };
  setToken(contentServer.token);
  const { data } = await http.post<{ path: string }>('/people/invitations', addition);
  const token = data.path.split('#')[1];
  await http.post('/auth/invitation/accept', { token, name: 'Ruth', password });
  await store('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
  renderAdmin('/admin/people');
  expect(await screen.findAllByText(/Second factor on\.$/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Reset second factor of Ruth' }));
  await answer(
    'Reset second factor',
    'Reset the second factor of Ruth? Make sure that it is Ruth who asks: a login then needs only the password.',
  );
  expect(await screen.findByText('Ruth can log in with the password.')).toBeVisible();
  expect(screen.getAllByText(/Second factor on\.$/)).toHaveLength(1);
});

// The last test: it ends the administrator's other sessions.
test('a new password needs the code, too; the panel turns the second factor off', async () => {
  const code = await recoveryCode();
  renderAdmin('/admin/account');
  const form = within(await screen.findByRole('form', { name: 'Change Password' }));
  write(form.getByLabelText('Current Password'), password);
  write(form.getByLabelText('New Password'), password);
  write(form.getByLabelText('Confirm New Password'), password);
  await userEvent.click(form.getByRole('button', { name: 'Change Password' }));
  write(await screen.findByLabelText('Code from your app'), code);
  await userEvent.click(form.getByRole('button', { name: 'Change Password' }));
  expect(await form.findByText('Password changed successfully!')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Turn off the second factor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off the second factor' }));
  write(dialog.getByLabelText('Password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.getAllByText('Your second factor is off.')).toHaveLength(2));
});
