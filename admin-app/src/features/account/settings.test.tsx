/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../test/answer';
import { getToken } from '@charity-site/api-client/session';
import { mockPrint } from '../../../test/mockPrint';
import { renderAdmin, startAfresh } from '../../../test/renderAdmin';
import { write } from '../../../test/write';

beforeEach(startAfresh);

test('the profile is a simulation and shows its exact alert', async () => {
  renderAdmin('/admin/profile-settings');
  expect(await screen.findByLabelText('Role')).toHaveValue('Administrator');
  expect(
    screen.getByText(/^This page is a preview\. What you enter here is not saved/),
  ).toBeVisible();
  write(screen.getByLabelText('Website'), 'example');
  await userEvent.click(screen.getByRole('button', { name: 'Save Profile' }));
  expect(await screen.findByText('Name is required.')).toBeVisible();
  expect(screen.getByText(/^Website must be a valid URL/)).toBeVisible();
  write(screen.getByLabelText('Name'), 'Grace');
  write(screen.getByLabelText('Website'), '');
  await userEvent.click(screen.getByRole('button', { name: 'Save Profile' }));
  await answer('OK', 'Profile settings updated successfully! (Frontend simulation)');
});

test('a wrong password does not change the email, and the form keeps its values', async () => {
  renderAdmin('/admin/account');
  const form = within(await screen.findByRole('form', { name: 'Change Email' }));
  const current = form.getByLabelText('Current Email');
  await waitFor(() => expect(current).toHaveValue(contentServer.admin.email));
  expect(current).toHaveAttribute('readonly');
  const submit = () => userEvent.click(form.getByRole('button', { name: 'Change Email' }));
  await submit();
  await waitFor(() => expect(form.getByLabelText('New Email')).toHaveFocus());
  expect(form.getByLabelText('Confirm Password')).toBeInvalid();
  write(form.getByLabelText('New Email'), 'grace@example.org');
  write(form.getByLabelText('Confirm Password'), 'not the password');
  await submit();
  expect(await form.findByRole('alert')).toHaveTextContent('Failed to change email.');
  expect(form.getByLabelText('New Email')).toHaveValue('grace@example.org');
});

test('new recovery codes are printed without the screen, with the site name as title', async () => {
  const { print, restore } = mockPrint();
  renderAdmin('/admin/account');
  await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }));
  write(dialog.getByLabelText('Password'), contentServer.admin.password);
  await userEvent.click(dialog.getByRole('button', { name: 'Create codes' }));
  const codes = within(await screen.findByRole('group', { name: 'Your new recovery codes' }));
  const shownCodes = codes.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shownCodes).toHaveLength(10);
  await userEvent.click(codes.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const page = document.querySelector('iframe')?.contentDocument;
  expect(page?.title).toMatch(/^Recovery codes for .+, \d+ \w+ \d{4}$/);
  expect(Array.from(page?.body.children ?? [], ({ textContent }) => textContent)).toEqual([
    page?.title,
    shownCodes.join(''),
  ]);
  page?.defaultView?.dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('iframe')).toBeNull();
  restore();
});

// Must be the last test: it ends the administrator's other sessions.
test('the password is changed, this browser stays signed in, and later input stays', async () => {
  renderAdmin('/admin/account');
  const form = within(await screen.findByRole('form', { name: 'Change Password' }));
  const before = getToken();
  write(form.getByLabelText('Current Password'), 'wrong-password');
  write(form.getByLabelText('New Password'), 'three-unrelated-words');
  write(form.getByLabelText('Confirm New Password'), 'three-unrelated');
  await userEvent.click(form.getByRole('button', { name: 'Change Password' }));
  expect(await form.findByText('The new passwords do not match.')).toBeVisible();
  write(form.getByLabelText('Confirm New Password'), 'three-unrelated-words');
  await userEvent.click(form.getByRole('button', { name: 'Change Password' }));
  expect(await form.findByText(/^Failed to change password\./)).toBeVisible();
  expect(getToken()).toBe(before);
  write(form.getByLabelText('Current Password'), contentServer.admin.password);
  await userEvent.click(form.getByRole('button', { name: 'Change Password' }));
  expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  write(form.getByLabelText('New Password'), 'three-other-words');
  expect(await form.findByText('Password changed successfully!')).toBeVisible();
  expect(form.getByLabelText('New Password')).toHaveValue('three-other-words');
  expect(form.getByLabelText('Current Password')).toHaveValue('');
  const response = await fetch(`${contentServer.url}/api/auth/verify-token`, {
    headers: { authorization: `Bearer ${getToken()}` },
  });
  expect(response.status).toBe(200);
});
