import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessible';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { listScreen } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { trashStory } from './trashStory';

test.use({ allowedInConsole: NETWORK_FAILURES });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

test('an update is changed, compared with its earlier version, restored, deleted and gone for good', async ({
  page,
  site,
  signIn,
}) => {
  const title = `Rain ${randomUUID().slice(0, 8)}`;
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', { title, date: '2026-10-01' });
  await signIn(page);
  const screen = listScreen(page);
  await page.goto('/admin/updates');
  const changed = `${title} and a second one`;
  const dialog = page.getByRole('dialog', { name: 'Edit Update' });
  const edit = async (name: string) => {
    await screen.card(name).getByRole('button', { name: 'Edit' }).click();
    await expect(dialog.getByLabel('Title')).toHaveValue(name);
  };
  await edit(title);
  await dialog.getByLabel('Title').fill(changed);
  await dialog.getByRole('button', { name: 'Save Update' }).click();
  await expect(screen.success('Update item updated successfully!')).toBeVisible();

  await edit(changed);
  await dialog.getByRole('button', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(versions.getByRole('insertion')).toHaveText(/ and a second one$/);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText(/^The version of .* was restored\.$/)).toBeVisible();
  await expect(screen.card(title)).toBeVisible();

  await trashStory(page, site, { _id, title });

  await page.goto('/admin/history');
  // What is gone for good is not named any more.
  await expect(page.getByRole('region', { name: 'Changes' }).getByRole('listitem')).toContainText([
    'deleted an update for good.',
    'deleted an update.',
    'restored an update.',
    'deleted an update.',
    'restored an update.',
    'changed an update.',
    'added an update.',
  ]);
  await expect(page.getByText(title)).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
