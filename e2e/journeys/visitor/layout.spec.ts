import { expect, test } from '../../fixtures/test';

test('header and footer have the contact details; the top bar hides when scrolled', async ({ page, site }) => {
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
