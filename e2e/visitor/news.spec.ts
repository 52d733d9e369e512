import { expect, test } from '../fixtures/test';

interface Updates {
  updates: { _id: string; title: string; date: string; slug: string }[];
  totalPages: number;
}

/** Items on a page of the public lists (docs/product.md 3.6). */
const PAGE_SIZE = 9;

test('lists the updates, newest first, nine on a page, with the page in the address', async ({ page, site }) => {
  const read = (number: number) => site.read<Updates>(`/content/updates?page=${number}&limit=${PAGE_SIZE}`);
  const [first, second] = [await read(1), await read(2)];
  expect(first.totalPages).toBeGreaterThan(1);
  const titles = ({ updates }: Updates) => updates.map(({ title }) => title);
  const main = page.getByRole('main');
  const cards = main.getByRole('heading', { level: 2 });
  const previous = main.getByRole('link', { name: 'Previous' });
  const next = main.getByRole('link', { name: 'Next' });

  await page.goto('/news');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cards).toHaveText(titles(first));
  await expect(main.getByText(`Page 1 of ${first.totalPages}`)).toBeVisible();
  await expect(previous).toBeDisabled();

  await next.click();
  await expect(page).toHaveURL('/news?page=2');
  await expect(cards).toHaveText(titles(second));
  await page.reload();
  await expect(main.getByText(`Page 2 of ${first.totalPages}`)).toBeVisible();
  await expect(cards).toHaveText(titles(second));

  await previous.click();
  await expect(cards).toHaveText(titles(first));
  await page.goBack();
  await expect(main.getByText(`Page 2 of ${first.totalPages}`)).toBeVisible();
});

test('the last page has no next one', async ({ page, site }) => {
  const { totalPages } = await site.read<Updates>(`/content/updates?limit=${PAGE_SIZE}`);
  await page.goto(`/news?page=${totalPages}`);
  await expect(page.getByText(`Page ${totalPages} of ${totalPages}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toBeDisabled();
});

test('a card links to its update and back', async ({ page, site }) => {
  const { updates } = await site.read<Updates>(`/content/updates?limit=1&fields=title,slug`);
  const [update] = updates;
  if (!update) throw new Error('The demo content has no update.');
  await page.goto('/news');
  await page.getByRole('link', { name: update.title }).first().click();
  await expect(page).toHaveURL(`/updates/${update.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(update.title);
  await expect(page).toHaveTitle(new RegExp(`^${update.title.slice(0, 20)}`));
  await page.goBack();
  await expect(page).toHaveURL('/news');
});

test('the hero shows what the administrator set', async ({ page, site }) => {
  const hero = await site.read<{ title: string }>('/content/page-hero/updates');
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
});
