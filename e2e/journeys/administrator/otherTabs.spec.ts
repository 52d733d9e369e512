import { listScreen } from '../../fixtures/listScreen';
import { logIn } from '../../fixtures/logIn';
import { expect, test } from '../../fixtures/test';

test('logout and login apply to all tabs, and text of a closed tab is offered', async ({
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

  await logIn(other);
  await expect(partners.heading).toHaveText('Manage Partners');
  await partners.add('Add New Partner').click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Half a na');
});

test('text of an open tab is stored but not offered when another tab saves', async ({
  page,
  context,
  site,
  signIn,
}) => {
  const quote = await site.getOk<{ text: string }>('/content/quote');
  const storedTexts = () => page.evaluate(() => JSON.stringify(localStorage));
  await signIn(page);
  await page.goto('/admin/quotes');
  await page.getByLabel('Author').fill('Written in the first tab');
  await expect.poll(storedTexts).toContain('Written in the first tab');

  const other = await context.newPage();
  await other.goto('/admin/quotes');
  await other.getByLabel('Author').fill('Written in the second tab');
  await expect.poll(storedTexts).toContain('Written in the second tab');
  await expect(other.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Update Quote' }).click();
  await expect(listScreen(other).success('Quote saved successfully!')).toBeVisible();
  await expect.poll(storedTexts).not.toContain('Written in the second tab');
  expect(await storedTexts()).toContain('Written in the first tab');

  // After the first tab is closed, its autosave is offered.
  await page.close();
  await other.reload();
  await expect(other.getByText(/^You have unsaved changes from /)).toBeVisible();
  await other.getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByLabel('Author')).toHaveValue('Written in the first tab');
  await site.sendOk('PUT', '/content/quote', quote);
});
