import { scrolledByFocus } from '../../fixtures/scrolledByFocus';
import { expect, test } from '../../fixtures/test';
import { waitUntilSettled } from '../../fixtures/product/settled';

test('header and footer have the contact details; the top bar hides when scrolled', async ({
  page,
  site,
}) => {
  const details = await site.getOk<Record<string, string>>('/content/contact-details');
  const { phone = '', email = '' } = details;
  await page.goto('/');
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  for (const part of [header, footer]) {
    await expect(part.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(part.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
  }
  const badge = page.getByRole('complementary', { name: 'Social links' });
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'Twitter']) {
    const link = badge.getByRole('link', { name });
    await expect(link).toHaveAttribute(
      'href',
      details[name.toLowerCase()] ?? 'missing in the demo content',
    );
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

test('no key on the header scrolls the page', async ({ page }) => {
  await page.goto('/news');
  await waitUntilSettled(page);
  await page.evaluate(() => scrollTo(0, 1500));
  const about = page.getByRole('banner').getByRole('button', { name: 'ABOUT' });
  // With the mouse, because Playwright's click scrolls to a sticky button.
  const place = await about.boundingBox();
  await page.mouse.click((place?.x ?? 0) + 10, (place?.y ?? 0) + 10);
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  const scrolled = () => page.evaluate(() => scrollY);
  expect(await scrolled(), 'the menu is open').toBe(1500);
  for (const key of [
    'ArrowDown',
    'End',
    'Escape',
    'Tab',
    'Tab',
    'Shift+Tab',
    'Shift+Tab',
    'Shift+Tab',
  ]) {
    await page.keyboard.press(key);
    expect(await scrolled(), key).toBe(1500);
  }
  expect(await page.evaluate(scrolledByFocus)).toEqual([]);
  // The distance between header and content remains.
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(80);
});

test('the ways to help link to the form, the events and the bank details', async ({ page }) => {
  await page.goto('/get-involved');
  const main = page.getByRole('main');
  const last = 'Tell Us How You Want to Get Involved';
  const ways = [
    'Join Our Mission',
    'Volunteer Your Time',
    'Participate in Events',
    'Make a Donation',
    last,
  ];
  await expect(
    main.locator('h2, h3').filter({ hasText: new RegExp(`^(${ways.join('|')})$`) }),
  ).toHaveText(ways);
  await expect(main.getByRole('link', { name: 'See our events' })).toHaveAttribute(
    'href',
    '/events',
  );
  await expect(main.getByRole('link', { name: 'How to give' })).toHaveAttribute('href', '/donate');
  await main.getByRole('link', { name: 'Tell us about yourself' }).click();
  await expect(main.getByRole('heading', { name: last })).toBeInViewport();
});
