import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { breakCall } from '../../fixtures/brokenCall';
import { listScreen, answer } from '../../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { expectFitForAll } from '../../fixtures/fitForAll';

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

const QUESTION = 'Are you sure you want to delete this message?';

const SUBJECT = 'A question & an offer of a very long subject that no table of this size has the room to show whole';

test('the inbox: load, page, delete, filter; an opened message is read in the list without another call', async ({
  page,
  site,
  signIn,
}) => {
  const word = `Inbox${randomUUID().slice(0, 8)}`;
  for (let number = 1; number <= 11; number += 1) {
    const message = { name: `${word} ${number}`, email: 'tadala@example.org', subject: SUBJECT };
    await site.send('POST', '/messages', { body: { ...message, message: 'First line\nSecond line' } });
  }
  await signIn(page);
  const screen = listScreen(page);
  const table = page.getByRole('table', { name: 'Messages' });
  const rows = table.getByRole('row').filter({ hasText: word });
  const status = page.getByLabel('Status', { exact: true });

  let mend = await breakCall(page, '/messages');
  await page.goto(`/admin/messages?search=${word}`);
  await expect(screen.heading).toHaveText('Manage Contact Messages');
  await expect(screen.failure('Failed to fetch messages.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(10);
  await expect(table.getByRole('columnheader')).toHaveText(['Status', 'Sender', 'Email', 'Subject', 'Date', 'Actions']);
  const cell = rows.first().getByText(SUBJECT);
  await expect(cell).toHaveCSS('text-overflow', 'ellipsis');
  expect((await cell.boundingBox())?.width).toBeLessThanOrEqual(200);

  await screen.next.click();
  await expect(screen.page(2, 2)).toBeVisible();
  await expect(rows).toHaveCount(1);
  const remove = rows.first().getByRole('button', { name: /^Delet/ });
  mend = await breakCall(page, '/messages/*', 'refused', 'DELETE');
  await remove.click();
  await answer(page, QUESTION, 'Delete');
  await expect(screen.failure('Failed to delete message.')).toBeVisible();
  await mend();
  await remove.click();
  await answer(page, QUESTION, 'Delete');
  await expect(screen.success('Message deleted successfully!')).toBeVisible();
  await expect(rows).toHaveCount(10);
  await expect(screen.next).toHaveCount(0);
  await status.selectOption('Unread');
  await expect(page).toHaveURL(/[?&]read=false/);
  await page.reload();
  await expect(status).toHaveValue('false');
  await status.selectOption('All Statuses');
  await expect(page).not.toHaveURL(/read=/);
  await expect(rows).toHaveCount(10);

  // A new visit, so that no call is under way.
  await page.reload();
  const row = rows.first();
  const view = row.getByRole('button', { name: /^View/ });
  await expect(row).toContainText('Unread');
  const colour = () => row.evaluate((element) => getComputedStyle(element).backgroundColor);
  const unreadColour = await colour();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`search=${word}`)) asked.push(request.url());
  });
  await view.click();
  const dialog = page.getByRole('dialog', { name: 'View Message' });
  await expect(dialog.getByText(SUBJECT)).toBeVisible();
  await expect(dialog.getByText(/^\d{1,2} \w+ \d{4}, \d{2}:\d{2}$/)).toBeVisible();
  await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
  await expect(dialog.getByText('First line')).toHaveText('First line\nSecond line');
  await expect(dialog.getByText('First line')).toHaveCSS('white-space', 'pre-wrap');
  await expectFitForAll(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(view).toBeFocused();
  await expect(row.getByText('Read', { exact: true })).toBeVisible();
  expect(await colour()).not.toBe(unreadColour);
  expect(asked).toEqual([]);
});
