import { CATEGORIES } from '../fixtures/categories';
import { expect, test } from '../fixtures/test';

type Item = Record<string, string>;
type Answer = Record<string, Item[]> & { totalPages: number };

/** The lists besides the news (docs/product.md 2.1), which work the same way. */
const LISTS = [
  {
    path: '/case-studies',
    array: 'caseStudies',
    categories: CATEGORIES['case-studies'],
  },
  {
    path: '/use-cases',
    array: 'useCases',
    categories: CATEGORIES['use-cases'],
  },
  { path: '/projects', array: 'projects', categories: [] },
] as const;

for (const { path, array, categories } of LISTS) {
  test(`${path}: nine cards, 'Page X of Y', and each card links to its page and back`, async ({ page, site }) => {
    const read = (number: number) => site.read<Answer>(`/content${path}?page=${number}&limit=9&fields=title,slug`);
    const [first, second] = [await read(1), await read(2)];
    const items = [...(first[array] ?? []), ...(second[array] ?? [])];
    const main = page.getByRole('main');
    const titles = main.getByRole('article').getByRole('heading');

    await page.goto(path);
    await expect(titles).toHaveText((first[array] ?? []).map(({ title }) => title ?? ''));
    await expect(main.getByText(`Page 1 of ${first.totalPages}`)).toBeVisible();
    const seen = await main.getByRole('article').allTextContents();

    // With the keyboard, the focus stays on the pager.
    await main.getByRole('link', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(titles).toHaveText((second[array] ?? []).map(({ title }) => title ?? ''));
    await expect(main.getByText(`Page 2 of ${first.totalPages}`)).toBeVisible();
    seen.push(...(await main.getByRole('article').allTextContents()));
    for (const category of categories) expect(seen.join()).toContain(category);

    const last = items.at(-1);
    await main.getByRole('article').last().getByRole('link').click();
    await expect(page).toHaveURL(`${path}/${last?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last?.title ?? '');
    await expect(page).toHaveTitle(`${last?.title} | Lamp of Mercy Trust`);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(titles).toHaveCount((second[array] ?? []).length);

    const [category] = categories;
    if (!category) return;
    const chips = main.getByRole('navigation', { name: 'Categories' });
    await chips.getByRole('link', { name: category, exact: true }).click();
    await expect(page).toHaveURL(`${path}?category=${category.replace(' ', '+')}`);
    const query = `category=${encodeURIComponent(category)}&limit=9&fields=title`;
    const { [array]: ofCategory = [] } = await site.read<Answer>(`/content${path}?${query}`);
    await expect(titles).toHaveText(ofCategory.map(({ title }) => title ?? ''));
    await expect(chips.locator('[aria-current="true"]')).toHaveText(category);
  });
}

const day = (date = '') =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Blantyre',
  }).format(new Date(date));

test("a project's card shows 'Initiated: date' and 'Read More'; its page shows both dates and a link to donate", async ({
  page,
  site,
}) => {
  const { projects } = await site.read<{ projects: Item[] }>('/content/projects?limit=1');
  const [project] = projects;
  await page.goto('/projects');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByText(`Initiated: ${day(project?.initiatedDate)}`, { exact: true })).toBeVisible();
  const text = card.locator('p').last();
  const lines = await text.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.clientHeight / parseFloat(lineHeight));
  });
  expect(lines).toBe(3);
  await card.getByRole('link', { name: `Read More ${project?.title}` }).click();

  const facts = page.getByRole('main').locator('dl > div');
  await expect(facts).toHaveText([
    `Initiated on${day(project?.initiatedDate)}`,
    `Published on${day(project?.createdAt)}`,
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Get Involved' }).click();
  await expect(page).toHaveURL('/get-involved');
});
