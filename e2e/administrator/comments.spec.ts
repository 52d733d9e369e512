import { randomUUID } from 'node:crypto';
import { expectFitForAll } from '../fixtures/fitForAll';
import { breakCall } from '../fixtures/brokenCall';
import { answer, listScreen } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { moderationStory } from './moderationStory';

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
  await page.getByRole('main').getByRole('link', { name: 'Visitor comments' }).click();
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

test('comments are held, approved, hidden and blocked, over a line that breaks', async ({ page, site, signIn }) => {
  await signIn(page);
  await moderationStory(page, site);
});
