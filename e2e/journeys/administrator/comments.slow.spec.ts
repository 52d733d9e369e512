import { randomUUID } from 'node:crypto';
import { expectFitForAll } from '../../fixtures/fitForAll';
import { breakCall } from '../../fixtures/brokenCall';
import { listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { storeComment } from './storedComment';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('what fails of the setting of comments and of a block is in view', async ({ page, site, signIn }) => {
  await signIn(page);
  const word = `Peter${randomUUID().slice(0, 8)}`;
  const { success, failure, card } = listScreen(page);
  const again = () => page.getByRole('button', { name: 'Try again' }).click();
  const setting = page.getByRole('combobox', { name: 'New comments' });
  const commented = await storeComment(site, word);

  await page.goto('/admin/updates');
  let mend = await breakCall(page, '/content/comments');
  await page.getByRole('main').getByRole('link', { name: 'Comments' }).click();
  await expect(failure('Failed to fetch comments.')).toBeVisible();
  await mend();
  await again();
  await expect(card(word).getByRole('link')).toHaveAttribute('href', `/updates/${commented}`);
  mend = await breakCall(page, '/content/comment-settings', 'cut', 'PUT');
  // A person scrolls to it; the browser's own call does not.
  await setting.scrollIntoViewIfNeeded();
  await setting.selectOption('Wait for approval');
  await expect(failure('Failed to save.')).toBeInViewport();
  await mend();
  await again();
  await expect(success('New comments wait for approval.')).toBeInViewport();
  await setting.scrollIntoViewIfNeeded();
  await setting.selectOption('Appear at once');
  await expect(success('New comments appear at once.')).toBeInViewport();

  await page.goto(`/admin/comments?search=${word}`);
  await card(word).getByRole('button', { name: 'Block address' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Block the address that this comment came from?');
  await expectFitForAll(page);
  mend = await breakCall(page, '/content/comments/*/block', 'cut');
  await question.getByRole('button', { name: 'Block address' }).click();
  await expect(failure('Failed to block the address.')).toBeInViewport();
  await mend();
  await again();
  await expect(success('Address blocked. What it sends from now on goes to the spam.')).toBeInViewport();
  await storeComment(site, `${word} again`);
  await page.reload();
  await expect(card(`${word} again`)).toContainText('Spam');
  await expect(card(`${word} again`)).toContainText('Its address is blocked.');
  await expectFitForAll(page);
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await expect(success('Address unblocked.')).toBeInViewport();
});
