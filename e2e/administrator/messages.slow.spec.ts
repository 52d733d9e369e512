import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { breakCall } from '../fixtures/brokenCall';
import { listScreen } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('the exported inbox contains all messages and no formulas', async ({ page, site, signIn }) => {
  const name = `Inbox${randomUUID().slice(0, 8)}`;
  const message = { subject: '+SUM(A1:A9)', message: '@cmd "quoted"\nnext line' };
  await site.send('POST', '/messages', { body: { name: `=${name}`, email: 'tadala@example.org', ...message } });
  await signIn(page);
  await page.goto(`/admin/messages`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d{2}-\d{2}\.csv$/);
  const content = await readFile(await file.path(), 'utf8');
  expect(content.startsWith('\uFEFF"Status","Sender","Email","Subject","Date","Message","Sent from",')).toBe(true);
  expect(content).toContain(`"Unread","'=${name}","tadala@example.org","'+SUM(A1:A9)",`);
  expect(content).toContain(`"'@cmd ""quoted""\nnext line"`);
  expect(content).not.toMatch(/"[=+@-]/);

  await breakCall(page, '/messages/export');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(listScreen(page).failure('Failed to export messages. Out of order.')).toBeVisible();
});
