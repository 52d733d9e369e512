import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { breakCall } from '../fixtures/brokenCall';
import { listScreen } from '../fixtures/listScreen';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { expect, type Site } from '../fixtures/test';
import { storeComment } from './storedComment';

/**
 * New comments wait, one is approved and hidden, its sender is blocked and unblocked, and new comments appear at once again.
 * The line is cut at the setting and at the block.
 */
export const moderationStory = async (page: Page, site: Site): Promise<void> => {
  const word = `Peter${randomUUID().slice(0, 8)}`;
  const { success, failure, card } = listScreen(page);
  const again = () => page.getByRole('button', { name: 'Try again' }).click();
  const press = (name: string, button: string) => card(name).getByRole('button', { name: button }).click();
  const setting = page.getByRole('combobox', { name: 'New comments' });
  /** A person scrolls to it; the browser's own call does not. */
  const set = async (option: string) => {
    await setting.scrollIntoViewIfNeeded();
    await setting.selectOption(option);
  };
  const shown = async (updateId: string) => site.read<unknown[]>(`/content/comments/update/${updateId}`);

  await page.goto('/admin/comments');
  let mend = await breakCall(page, '/content/comment-settings', 'cut', 'PUT');
  await set('Wait for approval');
  await expect(failure('Failed to save.')).toBeInViewport();
  await mend();
  await again();
  await expect(success('New comments wait for approval.')).toBeInViewport();

  const first = `${word} one`;
  const commented = await storeComment(site, first);
  await page.goto(`/admin/comments?search=${word}`);
  await expect(card(first)).toContainText('Waiting for approval');
  expect(await shown(commented)).toHaveLength(0);
  await press(first, 'Approve');
  await expect(success('Comment approved. Visitors see it now.')).toBeInViewport();
  expect(await shown(commented)).toHaveLength(1);
  await press(first, 'Hide');
  await expect(success('Comment hidden. Visitors do not see it.')).toBeInViewport();
  expect(await shown(commented)).toHaveLength(0);

  await press(first, 'Block address');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Block the address that this comment came from?');
  await expectAccessible(page);
  mend = await breakCall(page, '/content/comments/*/block', 'cut');
  await question.getByRole('button', { name: 'Block address' }).click();
  await expect(failure('Failed to block the address.')).toBeInViewport();
  await mend();
  await again();
  await expect(success('Address blocked. What it sends from now on goes to the spam.')).toBeInViewport();
  await set('Appear at once');
  await expect(success('New comments appear at once.')).toBeInViewport();

  const second = `${word} two`;
  const blocked = await storeComment(site, second);
  await page.goto(`/admin/comments?search=${word}`);
  for (const name of [first, second]) await expect(card(name)).toContainText('Spam');
  await expect(card(second)).toContainText('Its address is blocked.');
  expect(await shown(blocked)).toHaveLength(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await expect(success('Address unblocked.')).toBeInViewport();
  await expect(page.getByText('No addresses are blocked.')).toBeVisible();
  expect(await shown(await storeComment(site, `${word} three`))).toHaveLength(1);
};
