import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessible';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { expect, test } from '../fixtures/test';

test('on a phone the table of messages becomes cards, and a message fills the screen', async ({
  page,
  site,
  signIn,
}) => {
  const name = `Pocket${randomUUID().slice(0, 8)}`;
  for (const number of [1, 2]) {
    const body = {
      name: `${name} ${number}`,
      email: 'a.rather.long.address@example.org',
      subject: 'Hello',
      message: 'Hi',
    };
    await site.send('POST', '/messages', { body: { ...body, message: 'A line of many.\n'.repeat(60) } });
  }
  await signIn(page);
  await page.goto(`/admin/messages?search=${name}`);
  const rows = page.getByRole('table', { name: 'Messages' }).getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  // Cells are stacked within a card, and cards have a gap between them.
  const [subject, email] = [rows.first().getByText('Hello'), rows.first().getByText('a.rather.long')];
  const [below, above] = [await subject.boundingBox(), await email.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
  const [one, other] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  expect(other?.y).toBeGreaterThan((one?.y ?? 0) + (one?.height ?? 0));
  await expect(rows.first().getByText('Unread')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await rows.first().getByRole('button', { name: /^View/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'View Message' });
  await expect(dialog.getByRole('link', { name: 'Reply' })).toBeInViewport();
  // The message text starts in the upper half.
  const text = await dialog.getByText('A line of many.').boundingBox();
  expect(text?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toHaveCount(0);
});
