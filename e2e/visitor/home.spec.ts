import { expect, test } from '../fixtures/test';

interface Named {
  title: string;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
});

test('has its sections in the specified order', async ({ page }) => {
  await expect(page).toHaveTitle('Lamp of Mercy Trust');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lamp of Mercy Trust');
  const parts = [
    main.locator('[aria-roledescription="carousel"]'),
    main.getByRole('link', { name: /^Our Mission/ }),
    main.getByRole('link', { name: /^Our Events/ }),
    main.getByRole('link', { name: /^Get Involved/ }),
    main.getByRole('heading', { name: 'Latest Updates' }),
    main.getByRole('heading', { name: 'Who We Serve' }),
    main.locator('blockquote'),
    main.getByRole('heading', { name: 'Case Studies' }),
    main.getByRole('heading', { name: 'Our Reach' }),
    main.getByRole('heading', { name: 'Our Partners' }),
  ];
  for (const part of parts) await expect(part).toBeVisible();
  const places = await Promise.all(parts.map(async (part) => (await part.boundingBox()) ?? { x: 0, y: 0 }));
  const inOrder = places.toSorted((a, b) => a.y - b.y || a.x - b.x);
  expect(places).toEqual(inOrder);
});

test('its tiles link to the mission, the events and the ways to help', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Our Mission', '/mission'],
    ['Our Events', '/events'],
    ['Get Involved', '/get-involved'],
  ] as const) {
    await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', path);
  }
});

test('shows the three latest updates and the first three case studies', async ({ page, site }) => {
  const { updates } = await site.read<{ updates: Named[] }>('/content/updates?limit=3');
  const { caseStudies } = await site.read<{ caseStudies: Named[] }>('/content/case-studies?limit=3');
  for (const [heading, items] of [
    ['Latest Updates', updates],
    ['Case Studies', caseStudies],
  ] as const) {
    const part = page.getByRole('region', { name: heading });
    await expect(part.getByRole('heading', { level: 3 })).toHaveText(items.map(({ title }) => title));
  }
});

test('names the five groups it serves', async ({ page }) => {
  const groups = page.getByRole('region', { name: 'Who We Serve' });
  for (const name of [
    'Older Persons',
    'Youths',
    'Widows',
    'Less Privileged Individuals and Families',
    'Needy Students',
  ]) {
    await expect(groups.getByText(name, { exact: true })).toBeVisible();
  }
});

test('shows the figures', async ({ page }) => {
  const reach = page.getByRole('region', { name: 'Our Reach' });
  for (const [figure, label] of [
    ['5+', 'years in operations'],
    ['50+', 'beneficiaries'],
    ['20', 'charities'],
    ['K1 million', 'raised across Malawi'],
  ] as const) {
    await expect(reach.getByText(label, { exact: true }).locator('..')).toContainText(figure);
  }
});

test('shows final figures at once with reduced motion', async ({ page }) => {
  const beneficiaries = page.getByText('beneficiaries', { exact: true }).locator('..').locator('[aria-hidden="true"]');
  await expect(beneficiaries).toHaveText('50+');
  const changes = await beneficiaries.evaluateHandle((element) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(element.textContent)).observe(element, { characterData: true, subtree: true });
    return seen;
  });
  await beneficiaries.scrollIntoViewIfNeeded();
  await expect(beneficiaries).toBeInViewport();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await changes.jsonValue()).toEqual([]);
});

test('counts the figures up when they come into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  const beneficiaries = page.getByText('beneficiaries', { exact: true }).locator('..').locator('[aria-hidden="true"]');
  await beneficiaries.scrollIntoViewIfNeeded();
  await expect(beneficiaries).not.toHaveText('50+', { timeout: 2_000 });
  await expect(beneficiaries).toHaveText('50+');
});

test('shows every partner by name, sorted by order', async ({ page, site }) => {
  const { partners } = await site.read<{ partners: { name: string; order: number }[] }>('/content/partners?limit=9999');
  const strip = page.getByRole('region', { name: 'Our Partners' });
  await strip.scrollIntoViewIfNeeded();
  const shown = await strip.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(shown).toEqual(partners.toSorted((a, b) => a.order - b.order).map(({ name }) => name));
});
