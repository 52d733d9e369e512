import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { listScreen } from '../../fixtures/listScreen';
import { expect, test } from '../../fixtures/test';

// A unique setting gives this spec its own site: the menu of other specs has no own page.
test.use({
  settings: { SITE_NAME: 'A charity with vacancies' },
  // The answer to a title whose address is taken.
  allowedInConsole: /status of 400/,
});

test('on a phone a page is added, previewed and published, and a visitor finds it in the menu', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  await signIn(page);
  const { success } = listScreen(page);
  await page.goto('/admin/own-pages');
  await page.getByRole('button', { name: 'Add New Page' }).tap();
  const form = page.getByRole('dialog', { name: 'Add New Page' });
  await form.getByLabel('Title').fill('Events');
  await form.getByRole('textbox', { name: 'Content' }).fill('A nurse for Zomba.');
  await form.getByLabel('Summary (Optional)').fill('Work with us.');
  await form.getByRole('button', { name: 'Add Page' }).tap();
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription(
    /“\/events” is the page Events\. Please choose another title\./,
  );
  await form.getByLabel('Title').fill('Vacancies');
  await expectResponsiveAndAccessible(page);
  await form.getByRole('button', { name: 'More actions' }).tap();
  await form.getByRole('button', { name: 'Preview' }).tap();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  const previewed = preview.frameLocator('iframe');
  await expect(previewed.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible();
  // Closing it earlier would abort the requests of its scripts.
  await expect(previewed.locator('html')).toHaveAttribute('data-started');
  await preview.getByRole('button', { name: 'Close' }).tap();
  await form.getByRole('button', { name: 'Add Page' }).tap();
  await expect(success('Page added successfully!')).toBeVisible();
  await expectResponsiveAndAccessible(page);

  const visitor = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  ).newPage();
  await visitor.goto(site.url);
  await expect(visitor.locator('html')).toHaveAttribute('data-started');
  await visitor.getByRole('button', { name: 'Open menu' }).tap();
  const menu = visitor.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('ABOUT', { exact: true }).tap();
  await menu.getByRole('link', { name: 'Vacancies' }).tap();
  await expect(visitor).toHaveURL(`${site.url}/vacancies`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Vacancies' })).toBeVisible();
  await expect(visitor.getByText('A nurse for Zomba.')).toBeVisible();
  await expectResponsiveAndAccessible(visitor);
  await visitor.context().close();
});
