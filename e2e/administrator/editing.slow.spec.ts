import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { CATEGORIES } from '../fixtures/categories';
import { expectFitForAll } from '../fixtures/fitForAll';
import { listScreen } from '../fixtures/listScreen';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

/** Whether two elements lie on each other. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('An element is not shown.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

test('the second of two people at one item sees the conflict, keeps the text and decides', async ({ page, site }) => {
  const title = `Theirs and ours ${randomUUID().slice(0, 8)}`;
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', { title, date: '2026-10-01' });
  const read = () => site.read<{ title: string; date: string }>(`/content/updates/${_id}`);
  await page.goto(`/admin/updates?search=${title}`);
  await listScreen(page).edit(title).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Update' });
  await dialog.getByLabel('Title').fill(`${title}: ours`);
  await site.keep('PUT', `/content/updates/${_id}`, { title: `${title}: theirs`, date: '2026-10-02' });
  await dialog.getByRole('button', { name: 'Save Update', exact: true }).click();
  const failure = dialog.getByRole('alert').filter({ hasText: 'Failed to save update item.' });
  await expect(failure).toContainText('Someone else has changed this update item since you opened it.');
  await expect(dialog.getByLabel('Title')).toHaveValue(`${title}: ours`);
  for (const label of ['Title', 'Date']) {
    const field = dialog.getByLabel(label);
    // Brings it into view, unless something covers it.
    await field.click({ trial: true });
    expect(await overlap(failure, field), label).toBe(false);
  }

  await failure.getByRole('button', { name: 'See their version' }).click();
  const both = dialog.getByRole('region', { name: 'Their version and yours' });
  await expect(both.getByRole('group', { name: 'Theirs' })).toContainText([`${title}: theirs`, '2 October 2026']);
  await expect(both.getByRole('group', { name: 'Yours' })).toContainText([`${title}: ours`, '1 October 2026']);
  await expectFitForAll(page);
  await failure.getByRole('button', { name: 'Keep my version' }).click();
  await expect(listScreen(page).success('Update item updated successfully!')).toBeVisible();
  expect(await read()).toMatchObject({ title: `${title}: ours`, date: '2026-10-01' });
});

test('items are moved up and down, but not while a search shows a part of the list', async ({ page, site }) => {
  const screen = listScreen(page);
  const shown = async () => (await screen.cards.getByRole('heading', { level: 3 }).allTextContents()).slice(0, 3);
  const stored = async () =>
    (await site.read<{ slides: { title: string }[] }>('/content/hero-slides?limit=3')).slides.map(({ title }) => title);
  await page.goto('/admin/hero-carousel');
  await expect(screen.cards).not.toHaveCount(0);
  const [first = '', second = '', third = ''] = await shown();
  const move = (direction: 'up' | 'down') =>
    page.getByRole('button', { name: `Move ${direction} ${first}`, exact: true });
  await expect(move('up')).toBeDisabled();
  for (const [direction, order] of [
    ['down', [second, first, third]],
    ['up', [first, second, third]],
  ] as const) {
    await move(direction).click();
    await expect(screen.success(`${first} moved ${direction}.`)).toBeVisible();
    expect([await shown(), await stored()]).toEqual([order, order]);
  }
  await screen.search('Search by title...').fill(first);
  await expect(screen.cards).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
});

for (const [list, categories] of Object.entries(CATEGORIES))
  test(`/admin/${list} is filtered by category`, async ({ page, site }) => {
    const screen = listScreen(page);
    await page.goto(`/admin/${list}?page=2`);
    await expect(screen.cards).not.toHaveCount(0);
    const filter = page.getByRole('main').getByLabel('Category', { exact: true });
    await expect(filter.getByRole('option')).toHaveText(['All', ...categories]);
    for (const category of categories) {
      await filter.selectOption(category);
      const { totalItems } = await site.read<{ totalItems: number }>(
        `/content/${list}?category=${encodeURIComponent(category)}`,
      );
      await expect(screen.cards.filter({ hasText: category })).toHaveCount(totalItems);
      await expect(screen.cards).toHaveCount(totalItems);
      await expect(page).toHaveURL(`/admin/${list}?category=${category.replaceAll(' ', '+')}`);
    }
    await page.reload();
    await expect(filter).toHaveValue(categories.at(-1) ?? '');
    await filter.selectOption('All');
    await expect(page).toHaveURL(`/admin/${list}`);
  });
