import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

// The answer at an unknown address is a 404, which the browser logs.
test.use({ allowedInConsole: NETWORK_FAILURES });

test('header and footer lead to the contact details, and the top bar hides when the page is scrolled', async ({
  page,
  site,
}) => {
  const details = await site.read<Record<string, string>>('/content/contact-details');
  const { phone = '', email = '' } = details;
  await page.goto('/');
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  for (const part of [header, footer]) {
    await expect(part.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(part.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  }
  const badge = page.getByRole('complementary', { name: 'Social links' });
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Twitter']) {
    const link = badge.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', details[name.toLowerCase()] ?? 'missing in the demo content');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  for (const [name, path] of [
    ['Our Mission', '/mission'],
    ['Get Involved', '/get-involved'],
    ['Use Cases', '/use-cases'],
    ['Documents', '/documents'],
    ['Privacy', '/privacy'],
    ['Safeguarding', '/safeguarding'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);

  await expect(header.getByRole('link', { name: phone })).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(header.getByRole('link', { name: phone })).toBeHidden();
  await expect(header.getByRole('link', { name: 'HOME' })).toBeInViewport();
  await page.mouse.wheel(0, -600);
  await expect(header.getByRole('link', { name: phone })).toBeInViewport();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await footer.getByRole('textbox').fill('reader@example.org');
  await footer.getByRole('checkbox').check();
  await footer.getByRole('button').last().click();
  await expect(footer.getByRole('status')).not.toBeEmpty();
  expect(sent, 'the newsletter sends nothing').toEqual([]);
});

test('an unknown address shows the not-found page within the layout', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('the ways to help lead to the form, the events and the bank details', async ({ page }) => {
  await page.goto('/get-involved');
  const main = page.getByRole('main');
  const last = 'Tell Us How You Want to Get Involved';
  const ways = ['Join Our Mission', 'Volunteer Your Time', 'Participate in Events', 'Make a Donation', last];
  await expect(main.locator('h2, h3').filter({ hasText: new RegExp(`^(${ways.join('|')})$`) })).toHaveText(ways);
  await expect(main.getByRole('link', { name: 'See our events' })).toHaveAttribute('href', '/events');
  await expect(main.getByRole('link', { name: 'How to give' })).toHaveAttribute('href', '/donate');
  await main.getByRole('link', { name: 'Tell us about yourself' }).click();
  await expect(main.getByRole('heading', { name: last })).toBeInViewport();
});
