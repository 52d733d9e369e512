import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../fixtures/accessible';
import { expectNoHorizontalScrollIn } from '../../fixtures/horizontalScroll';
import { expect, test } from '../../fixtures/test';

test('on a phone a text is previewed, also without access, and published', async ({
  page,
  browser,
  signIn,
}) => {
  const title = `The rain has come ${randomUUID().slice(0, 8)}`;
  await signIn(page);
  await page.goto('/admin/updates');
  await page.getByRole('button', { name: 'Add New Update' }).tap();
  const form = page.getByRole('dialog', { name: 'Add New Update' });
  await form.getByLabel('Title').fill(title);
  // One row of buttons at the bottom leaves room for the text.
  const [more, add] = [
    form.getByRole('button', { name: 'More actions' }),
    form.getByRole('button', { name: 'Add Update' }),
  ];
  expect((await more.boundingBox())?.y).toBe((await add.boundingBox())?.y);
  await more.tap();
  await form.getByRole('button', { name: 'Preview' }).tap();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  for (const size of ['Computer', 'Phone']) {
    await preview.getByRole('button', { name: size }).tap();
    const shown = preview.frameLocator('iframe');
    await expect(shown.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(shown.getByRole('complementary', { name: 'Preview' })).toContainText(
      'Preview · not published',
    );
  }
  await expectNoHorizontalScrollIn(preview);
  await expectAccessible(page);
  const [close, open] = [
    preview.getByRole('button', { name: 'Close' }),
    preview.getByRole('link', { name: 'Open in a new tab' }),
  ];
  for (const target of [close, open]) {
    await expect(target).toBeInViewport({ ratio: 1 });
    expect((await target.boundingBox())?.height, 'room for a thumb').toBeGreaterThanOrEqual(44);
  }
  // The previewed page takes most of the window.
  const [frame, around] = [
    await preview.locator('iframe').boundingBox(),
    await preview.boundingBox(),
  ];
  expect(frame?.height).toBeGreaterThan((around?.height ?? 0) / 2);

  const visitor = await (await browser.newContext()).newPage();
  const requested: string[] = [];
  visitor.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visitor.goto(new URL((await open.getAttribute('href')) ?? '', page.url()).href);
  await expect(visitor.locator('html')).toHaveAttribute('data-started');
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Edit this')).toBeHidden();
  expect(requested.filter((path) => path.startsWith('/api/content/'))).toEqual([]);
  await visitor.getByRole('link', { name: 'All news & updates' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'News & Updates' })).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'Preview' })).toBeHidden();
  await expect(visitor.getByText(title)).toBeHidden();
  await visitor.context().close();

  await close.tap();
  await form.getByRole('button', { name: 'Add Update' }).tap();
  const saved = page.getByRole('status').filter({ hasText: 'Update item added successfully!' });
  await page.goto(
    (await saved.getByRole('link', { name: 'View on the site' }).getAttribute('href')) ?? '',
  );
  await page.getByRole('link', { name: 'Edit this' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Update' }).getByLabel('Title')).toHaveValue(
    title,
  );
});
