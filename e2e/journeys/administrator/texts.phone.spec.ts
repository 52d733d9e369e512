import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { expect, test } from '../../fixtures/test';

test.use({
  // A unique setting gives this spec its own site: other specs see the texts of the release.
  settings: { SITE_NAME: 'A charity with reviewers' },
  // The answer to a text with a mistake.
  allowedInConsole: /status of 400/,
});

test('a speaker on a phone confirms and corrects texts; accepted ones are on the next page', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/admin/texts');
  await page.getByLabel('Name').fill('Grace Banda');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = (await page.getByText(/\/text-review\?link=/).textContent()) ?? '';
  await expectResponsiveAndAccessible(page);

  // A phone without script, which has never seen the page.
  const phone = await browser.newContext({
    viewport: { width: 360, height: 640 },
    javaScriptEnabled: false,
  });
  const reviewer = await phone.newPage();
  await reviewer.goto(link);
  await reviewer.getByRole('button', { name: 'Right' }).click();
  await expect(reviewer.getByText('Skip to content')).toBeInViewport();

  // The second evening: the link opens at the first text without an answer.
  await reviewer.goto(link);
  await expect(reviewer.getByText(/^1 of \d+ done$/)).toBeVisible();
  while (!(await reviewer.getByText('About {site}', { exact: true }).isVisible()))
    await reviewer.getByRole('link', { name: 'Next' }).click();
  await reviewer.getByText('Better: …').click();
  const field = reviewer.getByLabel('Better Chichewa');
  await field.fill('Zambiri za ife');
  await reviewer.getByRole('button', { name: 'Save' }).click();
  await expect(reviewer.getByRole('alert')).toBeInViewport();
  await expect(field).toHaveAccessibleDescription(/^Not saved\. Please keep \{site\}/);
  await expect(field).toHaveValue('Zambiri za ife');
  await field.fill('Zambiri za {site}');
  await reviewer.getByRole('button', { name: 'Save' }).click();
  await expect(reviewer.getByText(/^2 of \d+ done$/)).toBeVisible();
  await phone.close();

  // The same link in another browser.
  await page.goto(`${link}&text=1`);
  await expect(page.getByText('You: Right')).toBeVisible();
  await expectResponsiveAndAccessible(page);
  await page.getByText('Better: …').click();
  await expectResponsiveAndAccessible(page);

  await page.goto('/admin/texts');
  await expect(page.getByText(/^1 of \d+ texts are confirmed\.$/)).toBeVisible();
  await expect(page.getByText('1 right, 1 with a better text.')).toBeVisible();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(
    page.getByText('Accepted. Visitors see it with the next page they open.'),
  ).toBeInViewport();
  await expectResponsiveAndAccessible(page);
  // Also after hydration, and after a click on the page.
  await page.goto('/ny/about');
  await expect(page).toHaveTitle(/^Zambiri za /);
  await page.goto('/ny');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href="/ny/about"]')?.click(),
  );
  await expect(page).toHaveTitle(/^Zambiri za /);

  await page.goto('/admin/texts');
  await page.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(page.getByText(/^Dismissed: the better text for/)).toBeInViewport();
});
