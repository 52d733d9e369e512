import { expect, test } from '../fixtures/test';
import { addressOf, VISITOR_SCREENS } from '../product/screens';

test.use({ javaScriptEnabled: false, untilStarted: false });

for (const name of ['event', 'update']) {
  test(`the ${name} prints as a poster on one sheet, without script`, async ({ page, site }) => {
    const screen = VISITOR_SCREENS.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    await page.goto(await addressOf(screen, site.read));
    const poster = page.locator('[data-poster]');
    await expect(poster).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(poster).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    // Every part of it is on the sheet, and the headline in one line.
    const { inside, lines } = await poster.evaluate((sheet) => {
      const { right, bottom } = sheet.getBoundingClientRect();
      const parts = [...sheet.querySelectorAll('[data-words]')].map((part) => part.getBoundingClientRect());
      const headline = sheet.querySelector('.headline');
      return {
        inside: parts.every((part) => part.height > 0 && part.right <= right + 1 && part.bottom <= bottom + 1),
        lines: headline && headline.scrollWidth <= headline.clientWidth,
      };
    });
    expect({ inside, lines }).toEqual({ inside: true, lines: true });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
}
