import { expect, test } from '../../fixtures/test';

type Item = Record<string, string>;
type Answer = Record<string, Item[]> & { totalPages: number };

const titlesOf = (items: Item[] = []) => items.map(({ title }) => title ?? '');

test("case studies: nine cards, 'Page X of Y', categories, and a page and back", async ({
  page,
  site,
}) => {
  const path = '/case-studies';
  const read = (query: string) =>
    site.getOk<Answer>(`/content${path}?limit=9&fields=title,slug&${query}`);
  const [first, second] = [await read('page=1'), await read('page=2')];
  const main = page.getByRole('main');
  const titles = main.getByRole('article').getByRole('heading');

  await page.goto(path);
  await expect(titles).toHaveText(titlesOf(first.caseStudies));
  await expect(main.getByText(`Page 1 of ${first.totalPages}`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Previous' })).toBeDisabled();
  const seen = await main.getByRole('article').allTextContents();

  // With the keyboard, the focus stays on the pager.
  await main.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(titles).toHaveText(titlesOf(second.caseStudies));
  await expect(main.getByText(`Page 2 of ${first.totalPages}`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Next' })).toBeDisabled();
  seen.push(...(await main.getByRole('article').allTextContents()));
  const chips = main.getByRole('navigation', { name: 'Categories' });
  const [, ...categories] = await chips.getByRole('link').allTextContents();
  expect(categories).toHaveLength(5);
  for (const category of categories) expect(seen.join()).toContain(category);

  const last = second.caseStudies?.at(-1);
  await main.getByRole('article').last().getByRole('link').click();
  await expect(page).toHaveURL(`${path}/${last?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(last?.title ?? '');
  await expect(page).toHaveTitle(`${last?.title} | Lamp of Mercy Trust`);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?page=2`);
  await expect(titles).toHaveCount(second.caseStudies?.length ?? 0);

  const category = 'Education Support';
  await chips.getByRole('link', { name: category, exact: true }).click();
  await expect(page).toHaveURL(`${path}?category=${category.replace(' ', '+')}`);
  const ofCategory = await read(`category=${encodeURIComponent(category)}`);
  await expect(titles).toHaveText(titlesOf(ofCategory.caseStudies));
  await expect(chips.locator('[aria-current="true"]')).toHaveText(category);
});

test("a project's card shows three lines of its text", async ({ page }) => {
  await page.goto('/projects');
  const text = page.getByRole('main').getByRole('article').first().locator('p').last();
  const lines = await text.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.clientHeight / parseFloat(lineHeight));
  });
  expect(lines).toBe(3);
});
