import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectFitForAll } from '../fixtures/fitForAll';
import { breakCall, holdCall } from '../fixtures/brokenCall';
import { answer, listScreen } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test, type Site } from '../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

const QUESTION = 'Are you sure you want to delete this message?';
const SUBJECT = 'A question & an offer of a very long subject that no table of this size has the room to show whole';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

/** Sends a message as a visitor. */
const write = (site: Site, message: object) =>
  site.send('POST', '/messages', {
    body: {
      name: 'Tadala',
      email: 'tadala@example.org',
      subject: SUBJECT,
      message: 'First line\nSecond line',
      ...message,
    },
  });

const marker = () => `Inbox${randomUUID().slice(0, 8)}`;

test('the inbox: load, page, search, read filter, delete', async ({ page, site }) => {
  const word = marker();
  for (let number = 1; number <= 11; number += 1) await write(site, { name: `${word} ${number}` });
  const screen = listScreen(page);
  const table = page.getByRole('table', { name: 'Messages' });
  const rows = table.getByRole('row').filter({ hasText: word });
  const status = page.getByLabel('Status', { exact: true });

  let mend = await breakCall(page, '/messages');
  let letGo = await holdCall(page, '/messages', 'GET');
  await page.goto(`/admin/messages?search=${word}`);
  await expect(screen.heading).toHaveText('Manage Contact Messages');
  await expect(page.getByRole('main').locator('.MuiSkeleton-root')).toHaveCount(10);
  letGo();
  await expect(screen.failure('Failed to fetch messages.')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(10);
  await expect(table.getByRole('columnheader')).toHaveText(['Status', 'Sender', 'Email', 'Subject', 'Date', 'Actions']);

  const first = rows.first();
  await expect(first).toContainText('Unread');
  const cell = first.getByText(SUBJECT);
  await expect(cell).toHaveCSS('text-overflow', 'ellipsis');
  expect((await cell.boundingBox())?.width).toBeLessThanOrEqual(200);

  await screen.next.click();
  await expect(screen.page(2, 2)).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]page=2/);

  const remove = rows.first().getByRole('button', { name: /^Delet/ });
  mend = await breakCall(page, '/messages/*', 'refused', 'DELETE');
  await remove.click();
  await answer(page, QUESTION, 'Delete');
  await expect(screen.failure('Failed to delete message.')).toBeVisible();
  await mend();
  await remove.click();
  await answer(page, QUESTION, 'Cancel');
  await expect(rows).toHaveCount(1);
  letGo = await holdCall(page, '/messages/*', 'DELETE');
  await remove.click();
  await answer(page, QUESTION, 'Delete');
  await expect(remove).toContainText('Deleting...');
  await expect(remove).toBeDisabled();
  letGo();
  await expect(screen.success('Message deleted successfully!')).toBeVisible();
  await expect(rows).toHaveCount(10);
  await expect(screen.next).toHaveCount(0);

  await expect(status.getByRole('option')).toHaveText(['All Statuses', 'Unread', 'Read']);
  await status.selectOption('Read');
  await expect(page.getByText('No contact messages found.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/[?&]read=true/);
  await status.selectOption('Unread');
  await expect(rows).toHaveCount(10);
  await expect(page).toHaveURL(/[?&]read=false/);
  await page.reload();
  await expect(status).toHaveValue('false');
  await screen.search('Search messages...').fill(`${word} 7`);
  await expect(rows).toHaveCount(1);
  await status.selectOption('All Statuses');
  await expect(page).not.toHaveURL(/read=/);
  await expect(rows).toHaveCount(1);
});

test('opening a message marks it as read; it can be marked as unread and answered', async ({ page, site }) => {
  const name = marker();
  await write(site, { name, source: 'get-involved' });
  await page.goto(`/admin/messages?search=${name}`);
  const row = page.getByRole('row').filter({ hasText: name });
  const view = row.getByRole('button', { name: /^View/ });
  await expect(row).toContainText('Unread');
  const unreadColour = await row.evaluate((element) => getComputedStyle(element).backgroundColor);

  // Opening a message marks it as read. The list is updated without a new request.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`search=${name}`)) asked.push(request.url());
  });
  await view.click();
  const dialog = page.getByRole('dialog', { name: 'View Message' });
  await expect(dialog.getByText(`${name} (tadala@example.org)`)).toBeVisible();
  await expect(dialog.getByText(SUBJECT)).toBeVisible();
  await expect(dialog.getByText(/^\d{1,2} \w+ \d{4}, \d{2}:\d{2}$/)).toBeVisible();
  await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
  const text = dialog.getByText('First line');
  await expect(text).toHaveText('First line\nSecond line', { useInnerText: true });
  await expect(dialog.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:tadala@example\\.org\\?subject=${encodeURIComponent(`Re: ${SUBJECT}`)}&body=.*First%20line`),
  );
  await expectFitForAll(page);

  const mend = await breakCall(page, '/messages/*/read', 'refused', 'PUT');
  await dialog.getByRole('button', { name: 'Mark as Unread' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update message read status.');
  await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
  await mend();
  await dialog.getByRole('button', { name: 'Mark as Unread' }).click();
  await expect(dialog.getByText('Unread', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as Read' }).click();
  await expect(dialog.getByText('Read', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(view).toBeFocused();
  await expect(row.getByText('Read', { exact: true })).toBeVisible();
  expect(await row.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(unreadColour);
  expect(asked).toEqual([]);
  await page.reload();
  await expect(row.getByText('Read', { exact: true })).toBeVisible();
});

test('the exported inbox contains all messages and no formulas', async ({ page, site }) => {
  const name = marker();
  await write(site, { name: `=${name}`, subject: '+SUM(A1:A9)', message: '@cmd "quoted"\nnext line' });
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
