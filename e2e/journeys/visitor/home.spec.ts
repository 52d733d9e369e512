import { expect, test } from '../../fixtures/test';

test('has its sections in the specified order, and links to a group', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
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
  for (const one of parts) await expect(one).toBeVisible();
  const places = await Promise.all(
    parts.map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0 }),
  );
  expect(places).toEqual(places.toSorted((a, b) => a.y - b.y || a.x - b.x));

  await main.getByRole('link', { name: /^Needy Students/ }).click();
  await expect(page).toHaveURL('/who-we-serve#students');
  await expect(page.getByRole('heading', { name: 'Needy Students' })).toBeInViewport();
});

test('counts the figures up when they come into view', async ({ page }) => {
  await page.goto('/');
  const beneficiaries = page
    .getByText('beneficiaries', { exact: true })
    .locator('..')
    .locator('[aria-hidden="true"]');
  await beneficiaries.scrollIntoViewIfNeeded();
  await expect(beneficiaries).not.toHaveText('50+', { timeout: 2_000 });
  await expect(beneficiaries).toHaveText('50+');
});
