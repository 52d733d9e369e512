import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { addressOf } from '../product/screens';
import { expectRefusedThenSent, PLAIN_FORMS, PLAIN_FORMS_IN_CHICHEWA } from './plainForms';
import { expectPlainPage } from './plainPage';
import { OTHER_SCREENS } from './screens';

// Pages with a status of 400 or 404 are complaints of the console, too.
test.use({ javaScriptEnabled: false, untilStarted: false, allowedInConsole: NETWORK_FAILURES });

for (const screen of [...OTHER_SCREENS, { name: 'not-found', path: '/no/such/page' }])
  test(`${screen.name} can be read without script, and every button does something`, async ({ page, site }) =>
    expectPlainPage(page, await addressOf(screen, site.read)));

for (const plain of [...PLAIN_FORMS.slice(0, 1), ...PLAIN_FORMS_IN_CHICHEWA.slice(1)])
  test(`the form of ${plain[0]} is refused with every word kept, and then sent`, ({ page, site }) =>
    expectRefusedThenSent(page, site, plain));

test('every slide is reached by the keyboard without script', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Highlights of our work' }).getByRole('group');
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  await page.locator('main [data-unscripted]').focus();
  for (let slide = 1; slide < count; slide += 1) {
    await expect(slides.nth(slide)).not.toBeInViewport({ ratio: 0.9 });
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(slides.nth(slide)).toBeInViewport({ ratio: 0.6, timeout: 500 });
    }).toPass();
  }
});
