import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../fixtures/accessible';
import { listScreen } from '../../fixtures/listScreen';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, test } from '../../fixtures/test';

test('on a phone a draft is scheduled, published, ended, shown again and unpublished', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  await signIn(page);
  const visitor = await (await browser.newContext()).newPage();
  const title = `The rains ${randomUUID().slice(0, 8)}`;
  const draft = { title, date: '2040-06-05', status: 'draft' };
  const { _id } = await site.sendOk<{ _id: string }>('POST', '/content/updates?drafts=true', draft);
  const statusForVisitor = async () => (await visitor.goto(`${site.url}/updates/${_id}`))?.status();
  const { card, edit, success } = listScreen(page);
  const form = page.getByRole('dialog');
  const press = async (name: string) => {
    await edit(title).click();
    await form.getByRole('button', { name: 'More actions' }).click();
    await form.getByRole('button', { name, exact: true }).click();
  };

  await page.goto(`/admin/updates?status=draft&search=${encodeURIComponent(title)}`);
  await press('Schedule…');
  const schedule = page.getByRole('dialog', { name: 'Schedule' });
  await expect(schedule).toContainText(
    'Visitors see it from Tuesday 5 June 2040, 08:00, Malawi time.',
  );
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await schedule.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(
    success('Update item scheduled for Tuesday 5 June 2040, 08:00, Malawi time.'),
  ).toBeVisible();
  await page.getByLabel('Status').selectOption('Scheduled');
  await expect(card(title)).toContainText('Scheduled for 5 June 2040, 08:00');
  expect(await statusForVisitor(), 'scheduled').toBe(404);

  await press('Publish now');
  await expect(success('Update item published successfully!')).toBeVisible();
  expect(await statusForVisitor(), 'published').toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByLabel('Status').selectOption('Published');
  await edit(title).click();
  await form.getByLabel('Visible until').fill('2026-01-31T18:00');
  await form.getByRole('button', { name: 'Save Update' }).click();
  await expect(
    success('Update item saved. It has ended: visitors no longer see it.'),
  ).toBeVisible();
  expect(await statusForVisitor(), 'ended').toBe(410);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText('This has ended.');
  await expect(
    visitor.getByRole('main').getByRole('link', { name: 'All news & updates' }),
  ).toBeVisible();

  await page.getByLabel('Status').selectOption('Ended');
  await press('Show again');
  await expect(success('Update item published successfully!')).toBeVisible();
  expect(await statusForVisitor(), 'shown again').toBe(200);

  await page.getByLabel('Status').selectOption('Published');
  await press('Unpublish');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Visitors will no longer see this update item.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(success('Update item unpublished. Visitors no longer see it.')).toBeVisible();
  expect(await statusForVisitor(), 'unpublished').toBe(404);
  await visitor.context().close();
});
