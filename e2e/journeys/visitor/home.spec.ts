import { expect, test } from '../../fixtures/test';

interface Named {
  title: string;
}

test('has its sections in the specified order, with the latest news, case studies and every partner', async ({
  page,
  site,
}) => {
  const { updates } = await site.read<{ updates: Named[] }>('/content/updates?limit=3');
  const { caseStudies } = await site.read<{ caseStudies: Named[] }>('/content/case-studies?limit=3');
  const { partners } = await site.read<{ partners: { name: string; order: number }[] }>('/content/partners?limit=9999');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page).toHaveTitle('Lamp of Mercy Trust');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lamp of Mercy Trust');
  const part = (name: string) => main.getByRole('region', { name });
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
  for (const one of parts) await expect(one).toBeVisible();
  const places = await Promise.all(parts.map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0 }));
  expect(places).toEqual(places.toSorted((a, b) => a.y - b.y || a.x - b.x));

  for (const [heading, items] of [
    ['Latest Updates', updates],
    ['Case Studies', caseStudies],
  ] as const)
    await expect(part(heading).getByRole('heading', { level: 3 })).toHaveText(items.map(({ title }) => title));
  for (const name of [
    'Older Persons',
    'Youths',
    'Widows',
    'Less Privileged Individuals and Families',
    'Needy Students',
  ])
    await expect(part('Who We Serve').getByText(name, { exact: true })).toBeVisible();
  for (const [figure, label] of [
    ['5+', 'years in operations'],
    ['50+', 'beneficiaries'],
    ['20', 'charities'],
    ['K1 million', 'raised across Malawi'],
  ] as const)
    await expect(part('Our Reach').getByText(label, { exact: true }).locator('..')).toContainText(figure);
  const logos = part('Our Partners').getByRole('img');
  expect(await logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual(
    partners.toSorted((a, b) => a.order - b.order).map(({ name }) => name),
  );

  await main.getByRole('link', { name: /^Needy Students/ }).click();
  await expect(page).toHaveURL('/who-we-serve#students');
  await expect(page.getByRole('heading', { name: 'Needy Students' })).toBeInViewport();
});

test('counts the figures up when they come into view', async ({ page }) => {
  await page.goto('/');
  const beneficiaries = page.getByText('beneficiaries', { exact: true }).locator('..').locator('[aria-hidden="true"]');
  await beneficiaries.scrollIntoViewIfNeeded();
  await expect(beneficiaries).not.toHaveText('50+', { timeout: 2_000 });
  await expect(beneficiaries).toHaveText('50+');
});
