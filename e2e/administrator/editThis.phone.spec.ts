import { expect, test } from '../fixtures/test';

test("on a phone 'Edit this' leaves the last links of the page free", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/about');
  const editing = page.getByRole('complementary', { name: 'Editing' });
  await expect(editing).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(editing).toBeInViewport();
  for (const name of ['Documents', 'Privacy', 'Safeguarding']) {
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
