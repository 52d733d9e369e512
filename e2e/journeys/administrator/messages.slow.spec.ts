import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { breakCall } from '../../fixtures/brokenCall';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

const SUBJECT =
  'A question & an offer of a very long subject that no table of this size has the room to show whole';

test('the inbox fits, a message is read in it at once, all are exported', async ({
  page,
  site,
  signIn,
}) => {
  const word = `Inbox${randomUUID().slice(0, 8)}`;
  const message = {
    name: word,
    email: 'tadala@example.org',
    subject: SUBJECT,
    message: 'First line\nSecond line',
  };
  await site.send('POST', '/messages', { body: message });
  await signIn(page);
  const { failure } = listScreen(page);
  const table = page.getByRole('table', { name: 'Messages' });
  const row = table.getByRole('row').filter({ hasText: word });

  const restore = await breakCall(page, '/messages');
  await page.goto(`/admin/messages?search=${word}`);
  await expect(failure('Failed to fetch messages.')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table.getByRole('columnheader')).toHaveText([
    'Status',
    'Sender',
    'Email',
    'Subject',
    'Date',
    'Actions',
  ]);
  const cell = row.getByText(SUBJECT);
  await expect(cell).toHaveCSS('text-overflow', 'ellipsis');
  expect((await cell.boundingBox())?.width).toBeLessThanOrEqual(200);

  // A reload, so that no call is in flight.
  await page.reload();
  const view = row.getByRole('button', { name: /^View/ });
  await expect(row).toContainText('Unread');
  const colour = () => row.evaluate((element) => getComputedStyle(element).backgroundColor);
  const unreadColour = await colour();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`search=${word}`)) requested.push(request.url());
  });
  await view.click();
  const dialog = page.getByRole('dialog', { name: 'View Message' });
  await expect(dialog.getByText(/^\d{1,2} \w+ \d{4}, \d{2}:\d{2}$/)).toBeVisible();
  await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
  await expect(dialog.getByText('First line')).toHaveCSS('white-space', 'pre-wrap');
  await expectResponsiveAndAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(view).toBeFocused();
  await expect(row.getByText('Read', { exact: true })).toBeVisible();
  expect(await colour()).not.toBe(unreadColour);
  expect(requested).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d{2}-\d{2}\.csv$/);
  // Spreadsheets detect the encoding by the byte order mark.
  expect((await readFile(await file.path(), 'utf8')).startsWith('\uFEFF"Status",')).toBe(true);
  await breakCall(page, '/messages/export');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(failure('Failed to export messages. Out of order.')).toBeVisible();
});
