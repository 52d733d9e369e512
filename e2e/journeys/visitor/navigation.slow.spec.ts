import { started } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';
import { footerLink, forProjects, PROJECTS_DATA, watchPreloading } from './preloading';

for (const [when, says] of [
  ['data is saved', { saveData: true, effectiveType: '4g' }],
  ['the connection is slow', { saveData: false, effectiveType: '3g' }],
] as const) {
  test.describe(`where ${when}`, () => {
    test.use({ waitUntilHydrated: false });

    test('nothing is loaded early, neither by the browser nor by the scripts', async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        says,
      );
      const seen = await watchPreloading(page);
      const starter = page.waitForResponse(/\/static\/starter/);
      await page.goto('/donate');
      await starter;
      await footerLink(page, 'Our Mission').hover();
      // The browser knows the links of this page, and must not fetch any.
      await footerLink(page, 'Get Involved').click();
      await expect(page.getByRole('heading', { name: 'Join Our Mission' })).toBeVisible();
      expect(seen.candidates).toEqual([]);
      expect([...seen.fetched]).toEqual([]);

      // A focus on a button triggers hydration.
      await page.getByRole('button', { name: 'ABOUT' }).focus();
      await started(page);
      const paths = forProjects(page);
      await footerLink(page, 'Our Projects').hover();
      // A click loads the page. By then the pointer has rested on the first link.
      await footerLink(page, 'Our Mission').click();
      await expect(page.getByRole('heading', { name: 'Our Core Values' })).toBeVisible();
      expect(paths).not.toContain(PROJECTS_DATA);
    });
  });
}

test('documents change with a transition only where motion is allowed', async ({ page }) => {
  await page.goto('/donate');
  const conditions = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter(({ cssText }) => cssText.includes('@view-transition'))
      .map((rule) => (rule as CSSMediaRule).conditionText),
  );
  expect(conditions).toEqual(['(prefers-reduced-motion: no-preference)']);
});
