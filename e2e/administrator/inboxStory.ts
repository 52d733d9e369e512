import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { breakCall } from '../fixtures/brokenCall';
import { listScreen } from '../fixtures/listScreen';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { expect, type Site } from '../fixtures/test';

/**
 * An evening with the inbox: a message is answered and noted, two are moved to the spam at once, and a held comment is approved.
 * The line is cut once at each kind of change.
 */
export const inboxStory = async (page: Page, site: Site): Promise<void> => {
  const word = `Evening${randomUUID().slice(0, 8)}`;
  const { success, failure, card } = listScreen(page);
  const again = () => page.getByRole('button', { name: 'Try again' }).click();
  for (const name of ['Offer', 'Prize', 'Grace'])
    await site.send('POST', '/messages', {
      body: { name: `${name} ${word}`, email: 'grace@example.org', subject: 'Water', message: 'How deep is the well?' },
    });
  const { _id: updateId } = await site.keep<{ _id: string }>('POST', '/content/updates', {
    title: `A well ${word}`,
    date: '2026-10-01',
  });
  const comment = {
    guestName: `Peter ${word}`,
    guestEmail: 'peter@example.org',
    commentText: `See www.${word}.example`,
  };
  await site.send('POST', '/content/comments', { body: { ...comment, updateId } });

  await page.goto(`/admin/messages?search=${word}`);
  const rows = page.getByRole('table', { name: 'Messages' }).getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await rows.first().getByRole('button', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog', { name: 'View Message' });
  await dialog.getByRole('button', { name: 'Set as answered' }).click();
  await expect(dialog.getByRole('button', { name: 'Set as not answered' })).toBeVisible();
  let mend = await breakCall(page, '/messages/*/note', 'cut');
  await dialog.getByLabel('Private note').fill('Called her.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to save the note.');
  await mend();
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByRole('status')).toContainText('Note saved.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rows.first()).toContainText(/Contact, answered \d/);

  for (const name of ['Offer', 'Prize']) await page.getByLabel(`Select message of ${name} ${word}`).check();
  mend = await breakCall(page, '/messages/changes', 'cut');
  await page.getByRole('button', { name: 'Move to spam' }).click();
  await expect(failure('Failed to change 2 messages.')).toBeVisible();
  await mend();
  await again();
  await expect(success('2 messages moved to the spam.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(rows).toHaveCount(2);

  await page.goto(`/admin/comments?category=waiting&search=${word}`);
  const held = card(`Peter ${word}`);
  await expect(held).toContainText('Waiting for approval');
  await expect(held).toContainText('It contains a link.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  mend = await breakCall(page, '/content/comments/*/status', 'cut');
  await held.getByRole('button', { name: 'Approve' }).click();
  await expect(failure('Failed to change the comment.')).toBeVisible();
  await mend();
  await again();
  await expect(success('Comment approved. Visitors see it now.')).toBeVisible();
  await page.goto(`/updates/${updateId}`);
  await expect(page.getByText(comment.commentText)).toBeVisible();
};
