import { pressExpired } from '../../fixtures/expiredToken';
import { listScreen } from '../../fixtures/listScreen';
import { logIn } from '../../fixtures/logIn';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { addEditor, emailOf, PASSWORD } from './storedPerson';
import { countOf, hide, openForm, textsOf } from './unsavedTexts';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('a reload during a save creates one item, and leaves nothing to restore', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  let form = await openForm(page);
  await form.title.fill('Saved once');
  await hide(page);
  await expect.poll(() => textsOf(site)).toEqual(['Saved once']);
  // The server saves it, but the page never gets the response.
  const stored = new Promise<void>((resolve) => {
    void page.route('**/api/content/updates', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      resolve();
    });
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await form.add.click();
  await stored;
  form = await openForm(page);
  await expect(form.title).toHaveValue('');
  await expect(form.restore).toHaveCount(0);
  expect(await countOf(site, 'Saved once')).toBe(1);
  expect(await textsOf(site)).toEqual([]);
});

test('text waits for its author when the session ends and another person signs in', async ({
  page,
  site,
  signIn,
}) => {
  await addEditor(site, 'Grace');
  await signIn(page);
  let form = await openForm(page);
  await form.title.fill('Secret');
  await pressExpired(form.add, await site.token());
  const again = page.getByRole('dialog', { name: 'Please log in again' });
  await again.getByLabel('Password').waitFor();
  await page.evaluate(() => localStorage.removeItem('adminToken'));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/admin/login');
  await logIn(page, { email: emailOf('Grace'), password: PASSWORD });
  await expect(page).toHaveURL('/admin');
  form = await openForm(page);
  await expect(form.restore).toHaveCount(0);
  expect(await textsOf(site)).toEqual([]);
  await page.goto('/admin');
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await logIn(page);
  await expect(listScreen(page).heading).toBeVisible();
  // Autosaves are sent from any screen.
  await expect.poll(() => textsOf(site)).toEqual(['Secret']);
  form = await openForm(page);
  await form.restore.click();
  await expect(form.title).toHaveValue('Secret');
});
