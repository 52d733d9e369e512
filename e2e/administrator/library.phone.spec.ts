import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { drawnPicture } from '../fixtures/drawnPicture';
import { answer, listScreen } from '../fixtures/listScreen';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { expect, test } from '../fixtures/test';

const choose = async (page: Page, button: RegExp, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).tap();
  await (await choosing).setFiles(file);
};

test('on a phone a picture is added, replaced and deleted, and Undo brings it back', async ({ page, signIn }) => {
  const [first, second] = ['#7a1f3d', '#1f7a5c'];
  const name = `well-${randomUUID().slice(0, 8)}`;
  const [old, next] = [`${name}.png`, `${name}-from-the-road-to-Mangochi.png`];
  await signIn(page);
  const { success } = listScreen(page);
  const card = (file: string) => page.getByRole('article', { name: file, exact: true });
  await page.goto('/admin/pictures');
  await choose(page, /^Add pictures/, await drawnPicture(page, old, first));
  await expect(success('added successfully!')).toBeInViewport();

  await page.goto(`/admin/pictures?search=${name}`);
  await expect(card(old)).toBeVisible();
  await choose(page, /^Replace everywhere/, await drawnPicture(page, next, second));
  await expect(success('The picture was replaced')).toBeInViewport();
  await expect(card(next)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await card(next)
    .getByRole('button', { name: /^Delete/ })
    .tap();
  await answer(page, `Are you sure you want to delete ${next}?`, 'Delete');
  await expect(card(next)).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.tap();
  await expect(card(next)).toBeVisible();
});
