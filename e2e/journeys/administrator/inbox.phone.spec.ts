import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../fixtures/accessible';
import { breakCall } from '../../fixtures/brokenCall';
import { listScreen } from '../../fixtures/listScreen';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('an evening with the inbox, on a phone', async ({ page, site, signIn }) => {
  const word = `Evening${randomUUID().slice(0, 8)}`;
  const { success, card } = listScreen(page);
  for (const name of ['Offer', 'Prize', 'Grace'])
    await site.send('POST', '/messages', {
      body: {
        name: `${name} ${word}`,
        email: 'a.rather.long.address@example.org',
        subject: 'Water & more',
        message: 'How deep is the well?\n'.repeat(60),
      },
    });
  const { _id: updateId } = await site.sendOk<{ _id: string }>('POST', '/content/updates', {
    title: `A well ${word}`,
    date: '2026-10-01',
  });
  const comment = {
    guestName: `Peter ${word}`,
    guestEmail: 'peter@example.org',
    commentText: `See www.${word}.example`,
  };
  await site.send('POST', '/content/comments', { body: { ...comment, updateId } });

  await signIn(page);
  await page.goto(`/admin/messages?search=${word}`);
  const rows = page
    .getByRole('table', { name: 'Messages' })
    .getByRole('row')
    .filter({ hasText: word });
  await expect(rows).toHaveCount(3);
  // The rows are cards with gaps, and their cells are stacked.
  const [subject, email] = [
    rows.first().getByText('Water & more'),
    rows.first().getByText('a.rather.long'),
  ];
  const [below, above] = [await subject.boundingBox(), await email.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
  const [one, other] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  expect(other?.y).toBeGreaterThan((one?.y ?? 0) + (one?.height ?? 0));
  await expect(rows.first().getByText('Unread')).toBeVisible();
  await expectNoHorizontalScroll(page);

  await rows.first().getByRole('button', { name: /^View/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'View Message' });
  const reply = dialog.getByRole('link', { name: 'Reply' });
  await expect(reply).toBeInViewport();
  await expect(reply).toHaveAttribute(
    'href',
    /^mailto:a\.rather\.long\.address@example\.org\?subject=Re%3A%20Water%20%26%20more&body=.*How%20deep/,
  );
  // The text of the message starts in the upper half.
  const text = await dialog.getByText('How deep is the well?').boundingBox();
  expect(text?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  // Opening the message has marked it as read.
  await expect(dialog.getByRole('button', { name: 'Mark as Unread' })).toBeVisible();
  const restore = await breakCall(page, '/messages/*/read', 'refused', 'PUT');
  await dialog.getByRole('button', { name: 'Mark as Unread' }).tap();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update message read status.');
  await restore();
  await dialog.getByRole('button', { name: 'Mark as Unread' }).tap();
  await expect(dialog.getByText('Unread', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Set as answered' }).tap();
  await expect(dialog.getByRole('button', { name: 'Set as not answered' })).toBeVisible();
  await dialog.getByLabel('Private note').fill('Called her.');
  await dialog.getByRole('button', { name: 'Save note' }).tap();
  await expect(dialog.getByRole('status').filter({ hasText: 'Note saved.' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(rows.first()).toContainText(/Contact, answered \d/);

  for (const name of ['Offer', 'Prize'])
    await page.getByLabel(`Select message of ${name} ${word}`).check();
  await page.getByRole('button', { name: 'Move to spam' }).tap();
  await expect(success('2 messages moved to spam.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Spam', exact: true }).tap();
  await expect(rows).toHaveCount(2);

  await page.goto(`/admin/comments?category=waiting&search=${word}`);
  const held = card(`Peter ${word}`);
  await expect(held).toContainText('Waiting for approval');
  await expect(held).toContainText('It contains a link.');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await held.getByRole('button', { name: 'Approve' }).tap();
  await expect(success('Comment approved. Visitors see it now.')).toBeVisible();
  await page.goto(`/updates/${updateId}`);
  await expect(page.getByText(comment.commentText)).toBeVisible();
});
