import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../fixtures/accessible';
import { startBreakingLine, type BrokenCall } from '../../fixtures/breakingLine';
import { listScreen } from '../../fixtures/listScreen';
import { expectNoSidewaysScroll } from '../../fixtures/sidewaysScroll';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { failure, form, success } from './lostForms';

test.use({ allowedInConsole: NETWORK_FAILURES });

const ADDED: BrokenCall = ['POST', /^\/api\/content\/updates$/];
const CHANGED: BrokenCall = ['PUT', /^\/api\/content\/updates\/[^/]+$/];

/**
 * The life of a news item, while a visitor, who is not signed in, asks for its page. The answer is lost when it is stored for
 * the first time and when it is taken back.
 */
test('on a phone a news item is a draft, scheduled, published and taken back, over a line that breaks', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  await signIn(page);
  const line = await startBreakingLine(site.url);
  const visitor = await (await browser.newContext()).newPage();
  const title = `The rains ${randomUUID().slice(0, 8)}`;
  const { card, edit } = listScreen(page);
  const press = (name: string) => form(page).getByRole('button', { name, exact: true }).click();
  const question = page.getByRole('alertdialog');
  const statusForVisitor = async () => (await visitor.goto(`${site.url}${path}`))?.status();

  await page.goto(`${line.url}/admin/updates`);
  await page.getByRole('button', { name: 'Add New Update', exact: true }).click();
  await form(page).getByLabel('Title').fill(title);
  await form(page).getByLabel('Date').fill('2040-06-05');
  await press('Add Update');
  await expect(question).toContainText('This date is in the future.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  let mend = await line.cut(page, ADDED, 'after');
  await press('Save as draft');
  await expect(failure(page, 'Failed to save update item.')).toBeInViewport();
  await mend();
  await press('Save as draft');
  await expect(success(page, 'Update item saved as a draft. Visitors do not see it.')).toBeVisible();
  const { body } = await site.send<{ updates: { _id: string }[] }>(
    'GET',
    `/content/updates?drafts=true&search=${encodeURIComponent(title)}`,
    { as: 'administrator' },
  );
  expect(body.updates).toHaveLength(1);
  const path = `/updates/${body.updates[0]?._id}`;
  await page.getByLabel('Status').selectOption('Draft');
  await expect(card(title)).toContainText('Draft');
  expect(await statusForVisitor(), 'a draft').toBe(404);

  await edit(title).click();
  await press('More actions');
  await press('Schedule…');
  const schedule = page.getByRole('dialog', { name: 'Schedule' });
  await expect(schedule).toContainText('Visitors see it from Tuesday 5 June 2040, 08:00, Malawi time.');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await schedule.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(success(page, 'Update item scheduled for Tuesday 5 June 2040, 08:00, Malawi time.')).toBeVisible();
  await page.getByLabel('Status').selectOption('Scheduled');
  await expect(card(title)).toContainText('Scheduled for 5 June 2040, 08:00');
  expect(await statusForVisitor(), 'scheduled').toBe(404);

  await edit(title).click();
  await press('More actions');
  await press('Publish now');
  await expect(success(page, 'Update item published successfully!')).toBeVisible();
  expect(await statusForVisitor(), 'published').toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByLabel('Status').selectOption('Published');
  await edit(title).click();
  await press('More actions');
  mend = await line.cut(page, CHANGED, 'after');
  for (const attempt of ['lost', 'answered']) {
    await press('Unpublish');
    await expect(question).toContainText('Visitors will no longer see this update item.');
    if (attempt === 'lost') await expectAccessible(page);
    await question.getByRole('button', { name: 'Unpublish' }).click();
    if (attempt === 'lost') await expect(failure(page, 'Failed to save update item.')).toBeInViewport();
    await mend();
  }
  await expect(success(page, 'Update item unpublished. Visitors no longer see it.')).toBeVisible();
  expect(await statusForVisitor(), 'unpublished').toBe(404);
  await visitor.context().close();
  await line.close();
});
