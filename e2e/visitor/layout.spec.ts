import { expect, NETWORK_FAILURES, test } from '../fixtures/test';

interface Contact {
  phone: string;
  email: string;
  address: string;
}

test('header and footer show the contact details', async ({ page, site }) => {
  const { phone, email } = await site.read<Contact>('/content/contact-details');
  await page.goto('/');
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(part.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  }
});

test("the header's top bar hides when the page is scrolled, and comes back", async ({ page, site }) => {
  const { phone } = await site.read<Contact>('/content/contact-details');
  await page.goto('/');
  const topBar = page.getByRole('banner').getByRole('link', { name: phone });
  await expect(topBar).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(topBar).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'HOME' })).toBeInViewport();
  await page.mouse.wheel(0, -600);
  await expect(topBar).toBeInViewport();
});

test('a new page starts at its top', async ({ page }) => {
  await page.goto('/');
  const all = page.getByRole('main').getByRole('link', { name: 'All news' });
  await all.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await all.click();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the footer links to the pages that are not in the menu', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' });
  for (const [name, path] of [
    ['Our Mission', '/mission'],
    ['Get Involved', '/get-involved'],
    ['Use Cases', '/use-cases'],
  ] as const) {
    await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('the footer of every page leads to Documents, Privacy and Safeguarding', async ({ page }) => {
  await page.goto('/donate');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Documents', 'Privacy', 'Safeguarding']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
});

test('the newsletter sends nothing, and says so', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await footer.getByRole('textbox').fill('reader@example.org');
  await footer.getByRole('checkbox').check();
  await footer.getByRole('button').last().click();
  await expect(footer.getByRole('status')).not.toBeEmpty();
  expect(sent).toEqual([]);
});

test('the social links open in a new tab', async ({ page, site }) => {
  const links = await site.read<Record<string, string>>('/content/contact-details');
  await page.goto('/');
  const badge = page.getByRole('complementary', { name: 'Social links' });
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Twitter']) {
    const link = badge.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', links[name.toLowerCase()] ?? 'missing in the demo content');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test.describe('an unknown address', () => {
  // The page's own answer is a 404, which the browser logs.
  test.use({ allowedInConsole: NETWORK_FAILURES });

  test('shows the not-found page within the layout', async ({ page }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
});
