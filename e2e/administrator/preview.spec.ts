import { expect, test } from '../fixtures/test';
import { expectFoundAgain, previewNewUpdate, publishPreviewed } from './previewStory';

test('a text is previewed, seen by a person without access, published, and found again from its page', async ({
  page,
  browser,
  signIn,
}, { project }) => {
  const title = `The rain has come (${project.name})`;
  await signIn(page);
  const { form, preview } = await previewNewUpdate(page, title);
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

  await publishPreviewed(page, form, preview);
  await expectFoundAgain(page, title);
});
