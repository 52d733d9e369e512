import { randomUUID } from 'node:crypto';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { breakCall } from '../../fixtures/brokenCall';
import { listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { storeComment } from './storedComment';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('a failed change of the comment setting is in view, and comments of a blocked email fit', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  const word = `Peter${randomUUID().slice(0, 8)}`;
  const { success, failure, card } = listScreen(page);
  const setting = page.getByRole('combobox', { name: 'New comments' });
  await storeComment(site, word);

  await page.goto('/admin/comments');
  const restore = await breakCall(page, '/content/comment-settings', 'cut', 'PUT');
  // Scrolled into view like by a person, because `selectOption` does not scroll.
  await setting.scrollIntoViewIfNeeded();
  await setting.selectOption('Wait for approval');
  await expect(failure('Failed to save.')).toBeInViewport();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(success('New comments wait for approval.')).toBeInViewport();
  await setting.scrollIntoViewIfNeeded();
  await setting.selectOption('Appear at once');
  await expect(success('New comments appear at once.')).toBeInViewport();

  await page.goto(`/admin/comments?search=${word}`);
  await card(word).getByRole('button', { name: 'Block address' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Block the address that this comment came from?');
  await expectResponsiveAndAccessible(page);
  await question.getByRole('button', { name: 'Block address' }).click();
  await expect(
    success('Address blocked. What it sends from now on goes to spam.'),
  ).toBeInViewport();
  await storeComment(site, `${word} again`);
  await page.reload();
  await expect(card(`${word} again`)).toContainText('Spam');
  await expect(card(`${word} again`)).toContainText('Its address is blocked.');
  await expectResponsiveAndAccessible(page);
});

// Later tests of the same site use this IP address, too.
test.afterEach(async ({ site }) => {
  const { body } = await site.send<{ _id: string }[]>('GET', '/blocked-senders', {
    as: 'administrator',
  });
  for (const { _id } of body)
    await site.send('DELETE', `/blocked-senders/${_id}`, { as: 'administrator' });
});
