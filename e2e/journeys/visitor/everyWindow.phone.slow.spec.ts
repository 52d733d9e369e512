import { expect, test } from '../../fixtures/test';
import { expectFitInEveryWindow } from './everyWindow';
import { OTHER_SCREENS } from './screens';

for (const screen of OTHER_SCREENS) {
  test(`${screen.name} fits tablets, landscape, paper and large text`, ({ page, site }) =>
    expectFitInEveryWindow(page, site, screen));
}

test('headings grow with the text on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [address, level, name] of [
    ['/contact-us', 1, 'Contact Us'],
    ['/contact-us', 2, 'How to reach us'],
    ['/search', 1, 'Search'],
  ] as const) {
    await page.goto(address);
    const heading = page.getByRole('main').getByRole('heading', { level, name });
    const size = () =>
      heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const before = await size();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect((await size()) / before, name).toBeCloseTo(2, 1);
  }
});
