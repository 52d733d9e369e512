import { listScreen } from '../fixtures/listScreen';
import { expect, test } from '../fixtures/test';
import { ADMINISTRATOR } from '../product/server';

test('a logout in one tab is one in the other, whose unsaved text is offered back; so is the next login', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/partners');
  const partners = listScreen(page);
  await partners.add('Add New Partner').click();
  await page.getByRole('dialog').getByLabel('Name').fill('Half a na');

  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: /User menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/admin/login');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('status')).toContainText('You were logged out in another tab.');

  await other.getByLabel('Email').fill(ADMINISTRATOR.email);
  await other.getByLabel('Password').fill(ADMINISTRATOR.password);
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(partners.heading).toHaveText('Manage Partners');
  await partners.add('Add New Partner').click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Half a na');
});
