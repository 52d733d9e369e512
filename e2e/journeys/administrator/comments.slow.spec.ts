import { randomUUID } from 'node:crypto';
import { expectFitForAll } from '../../fixtures/fitForAll';
import { breakCall } from '../../fixtures/brokenCall';
import { answer, listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { storeComment } from './storedComment';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('unwanted comments are found and deleted', async ({ page, site, signIn }) => {
  const word = `Spam${randomUUID().slice(0, 8)}`;
  const { _id: updateId } = await site.keep<{ _id: string }>('POST', '/content/updates', {
    title: `Commented ${word}`,
    date: '2026-10-01',
  });
  for (let number = 1; number <= 11; number += 1) {
    const body = {
      updateId,
      guestName: `Guest ${number}`,
      guestEmail: 'guest@example.org',
      commentText: `${word} ${number}`,
    };
    await site.send('POST', '/content/comments', { body });
  }
  const screen = listScreen(page);
  await signIn(page);
  // The Updates screen links to the comments.
  await page.goto('/admin/updates');
  await page.getByRole('main').getByRole('link', { name: 'Comments' }).click();
  await expect(page).toHaveURL('/admin/comments');

  const mend = await breakCall(page, '/content/comments');
  await page.reload();
  await expect(screen.heading).toHaveText('Manage Comments');
  await expect(screen.failure('Failed to fetch comments.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(screen.cards.first()).toBeVisible();

  await screen.search('Search comments...').fill(word);
  await expect(page).toHaveURL(/[?&]search=/);
  await expect(screen.page(1, 2)).toBeVisible();
  await expect(screen.cards).toHaveCount(10);
  await expect(screen.cards.first()).toContainText('guest@example.org');
  await expect(screen.cards.first().getByRole('link', { name: `Commented ${word}` })).toHaveAttribute(
    'href',
    `/updates/${updateId}`,
  );
  await screen.view('List view').click();
  await expect(screen.view('List view')).toHaveAttribute('aria-pressed', 'true');
  await screen.next.click();
  await expect(screen.cards).toHaveCount(1);

  const question = 'Are you sure you want to delete this comment?';
  const remove = screen.cards.getByRole('button', { name: /^Delete/ });
  const mendDelete = await breakCall(page, '/content/comments/*', 'refused', 'DELETE');
  await remove.click();
  await expect(page.getByRole('alertdialog')).toContainText(question);
  await expectFitForAll(page);
  await answer(page, question, 'Delete');
  await expect(screen.failure('Failed to delete comment.')).toBeVisible();
  await mendDelete();
  await remove.click();
  await answer(page, question, 'Cancel');
  await remove.click();
  await answer(page, question, 'Delete');
  await expect(screen.success('Comment deleted successfully!')).toBeVisible();
  await expect(screen.cards).toHaveCount(10);
  await expect(screen.next).toHaveCount(0);
  expect(await site.read(`/content/comments/update/${updateId}`)).toHaveLength(10);
  await screen.search('Search comments...').fill(`nothing like ${word}`);
  await expect(page.getByText('No comments found.', { exact: true })).toBeVisible();
});

/** The line is cut at the setting and at the block. */
test('comments are held, approved, hidden and blocked, over a line that breaks', async ({ page, site, signIn }) => {
  await signIn(page);
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
  await expectFitForAll(page);
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
  await expectFitForAll(page);
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await expect(success('Address unblocked.')).toBeInViewport();
  await expect(page.getByText('No addresses are blocked.')).toBeVisible();
  expect(await shown(await storeComment(site, `${word} three`))).toHaveLength(1);
});
