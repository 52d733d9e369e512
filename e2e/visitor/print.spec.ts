import { expect, test } from '../fixtures/test';
import { addressOf, VISITOR_SCREENS } from '../product/screens';
import { waitUntilSettled } from '../product/settled';

/** The printable area of A4 with the browser's default margins, in CSS px. */
const SHEET = { width: 718, height: 1047 };

test('prints text and images in order, dark on white, without interactive elements', async ({ page, site }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(SHEET);
  // Excludes the unknown page, whose 404 the browser logs.
  for (const screen of VISITOR_SCREENS.filter(({ name }) => name !== 'not-found')) {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.goto(await addressOf(screen, site.read));
    await waitUntilSettled(page);
    // A print shows the end of every change of colour, however slow the machine is.
    await page.addStyleTag({ content: '* { transition-duration: 60s !important; }' });
    await page.emulateMedia({ media: 'print' });
    for (const role of ['button', 'textbox', 'checkbox', 'complementary', 'form'] as const) {
      await expect.soft(page.getByRole(role), `${role} on ${screen.name}`).toHaveCount(0);
    }
    await expect
      .soft(page.getByRole('link', { name: /^(Previous|Next) month$/ }), `months on ${screen.name}`)
      .toHaveCount(0);
    for (const words of ['Newsletter', 'Quick links', 'Share this page', 'Leave a comment']) {
      await expect.soft(page.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(0);
    }
    const found = await page.evaluate(() => ({
      header: getComputedStyle(document.querySelector('header') ?? document.body).position,
      pale: [...document.querySelectorAll('h1, h2, h3, p, li, dd, a')]
        .filter((element) => element.checkVisibility() && getComputedStyle(element).color !== 'rgb(29, 43, 45)')
        .map(({ textContent }) => textContent),
      end: document.documentElement.scrollHeight,
      footerEnd: document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0,
    }));
    const { header, pale, end, footerEnd } = found;
    expect.soft({ header, pale }, screen.name).toEqual({ header: 'static', pale: [] });
    // Space below the last text could print as an empty sheet.
    const sheets = (height: number) => Math.ceil((height - 1) / SHEET.height);
    expect.soft(sheets(end), `sheets of ${screen.name}`).toBe(sheets(footerEnd));
  }
});
