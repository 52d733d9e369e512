import { expect, test } from '../fixtures/test';

test('a text is previewed, seen by a person without access, published, and found again from its page', async ({
  page,
  browser,
  signIn,
}, { project }) => {
  const title = `The rain has come (${project.name})`;
  await signIn(page);
  await page.goto('/admin/updates');
  await page.getByRole('button', { name: 'Add New Update' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Update' });
  await form.getByLabel('Title').fill(title);
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  for (const size of ['Computer', 'Phone']) {
    await preview.getByRole('button', { name: size }).click();
    const shown = preview.frameLocator('iframe');
    await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(shown.getByRole('complementary', { name: 'Preview' })).toContainText('Preview · not published');
  }
  const link = (await preview.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')) ?? '';

  const visitor = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.goto(new URL(link, page.url()).href);
  await expect(visitor.locator('html')).toHaveAttribute('data-started');
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Edit this')).toBeHidden();
  expect(asked.filter((path) => path.startsWith('/api/content/'))).toEqual([]);
  await visitor.getByRole('link', { name: 'All news & updates' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'Preview' })).toBeHidden();
  await expect(visitor.getByText(title)).toBeHidden();
  await visitor.context().close();

  await preview.getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Add Update' }).click();
  const saved = page.getByRole('status').filter({ hasText: 'Update item added successfully!' });
  await page.goto((await saved.getByRole('link', { name: 'View on the site' }).getAttribute('href')) ?? '');
  await page.getByRole('link', { name: 'Edit this' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Update' }).getByLabel('Title')).toHaveValue(title);
});
