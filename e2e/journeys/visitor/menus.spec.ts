import { expect, test } from '../../fixtures/test';

test('the skip link, menu and submenus work with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  const about = menu.getByRole('button', { name: 'ABOUT' });
  await about.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'About Us',
    'Events',
    'News & Updates',
    'Contact Us',
  ]);
  await page.keyboard.press('n');
  await expect(page.getByRole('menuitem', { name: 'News & Updates' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
});

test('the link to all projects stays in view while their list scrolls', async ({ page, site }) => {
  const { projects } = await site.getOk<{ projects: { title: string }[] }>(
    '/content/projects?limit=9999&fields=title',
  );
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'OUR PROJECTS' }).click();
  const last = page.getByRole('menuitem', { name: 'View All Projects' });
  const lastProject = page.getByRole('menuitem', {
    name: projects.at(-1)?.title ?? '',
    exact: true,
  });
  await expect(lastProject).not.toBeInViewport();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(lastProject).toBeInViewport();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('fits in one row of the bar beside the name, in each language', async ({ page }) => {
  for (const [address, width] of [
    ['/privacy', 1040],
    ['/ny/privacy', 1200],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    const bar = page.getByRole('banner').getByRole('navigation').first();
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(120);
  }
});
