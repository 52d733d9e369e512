import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { expect, test } from '../../fixtures/test';
import { VISITOR_SCREENS } from '../../fixtures/product/screens';
import { waitUntilSettled } from '../../fixtures/product/settled';

test.use({ content: 'none' });

// states.slow.spec.ts covers the not-found page and the pages of items, which this site lacks.
for (const { name, path } of VISITOR_SCREENS) {
  if (typeof path !== 'string' || name === 'not-found') continue;
  test(`${name} of an empty site fits every window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await waitUntilSettled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: /^Pages of/ })).toHaveCount(0);
    await expectResponsiveAndAccessible(page);
  });
}
