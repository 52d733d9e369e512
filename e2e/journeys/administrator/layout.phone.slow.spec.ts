import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('on a phone the parts of the focal point are stacked', async ({ page }) => {
  await page.goto('/admin/pictures');
  await page
    .getByRole('region', { name: 'Pictures' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .tap();
  await page
    .getByRole('button', { name: /^Focal point/ })
    .first()
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Focal point' });
  const parts = [
    dialog.getByText('Click the part of the picture'),
    dialog.getByRole('img').first(),
  ];
  const edges: number[] = [];
  for (const part of [
    ...parts,
    dialog.getByText('From the left'),
    dialog.getByText('From the top'),
  ]) {
    await expect(part).toBeVisible();
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    edges.push(Math.round(y), Math.round(y + height));
  }
  expect(edges).toEqual(edges.toSorted((one, other) => one - other));
});

test('a field of several lines is as high as its text', async ({ page }) => {
  await page.goto('/admin/groups');
  await page.locator('summary').first().click();
  const field = page.getByLabel('What You Do for Them').first();
  await expect(field).not.toBeEmpty();
  const hidden = () => field.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden()).toBeLessThanOrEqual(1);
  await field.press('ControlOrMeta+End');
  await field.pressSequentially('\nOne more line.');
  expect(await hidden()).toBeLessThanOrEqual(1);
});

test("on a phone 'Edit this' leaves the last links of the page free", async ({ page }) => {
  await page.goto('/about');
  const editing = page.getByRole('complementary', { name: 'Editing' });
  await expect(editing).toBeInViewport();
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await expect(editing).toBeInViewport();
  for (const name of ['Documents', 'Privacy', 'Safeguarding', 'Accessibility']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    const isFree = await link.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect([name, isFree]).toEqual([name, true]);
  }
  await editing.getByText('Edit this').click();
  await editing.getByRole('link', { name: 'About us texts' }).click();
  await expect(page).toHaveURL(/\/admin\/about-us$/);
});
