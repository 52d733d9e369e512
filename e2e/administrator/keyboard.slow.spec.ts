import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { ADMIN_SCREENS, PUBLIC_SCREENS } from '../product/screens';
import { waitUntilSettled } from '../product/settled';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

/** All interactive elements. */
const OPERABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable="true"]';

/** From now on, marks every element that receives the focus. */
const noteFocus = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => (target as Element).setAttribute('data-was-focused', ''));
  });

/** Interactive elements that never received the focus. */
const neverFocused = (page: Page) =>
  page.evaluate(
    (operable) =>
      [...document.querySelectorAll(operable)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
        .filter((element) => !element.hasAttribute('data-was-focused'))
        // Tab stops once in a group or toolbar; the arrow keys move within it.
        .filter((element) => !element.closest('[role="group"], [role="toolbar"]')?.querySelector('[data-was-focused]'))
        .map((element) => element.outerHTML.slice(0, 120)),
    OPERABLE,
  );

/** Presses Tab a few times more than there are interactive elements. */
const tabThrough = async (page: Page) => {
  const stops = await page.locator(OPERABLE).count();
  for (let pressed = 0; pressed < stops + 5; pressed += 1) await page.keyboard.press('Tab');
};

/** The pages of people who cannot sign in yet. The login itself leads on who has signed in. */
const ENTRANCES = PUBLIC_SCREENS.filter(({ name }) => name.startsWith('admin-') && name !== 'admin-login');

for (const { name, path } of [...ADMIN_SCREENS, ...ENTRANCES]) {
  test(`Tab reaches all interactive elements of ${name}`, async ({ page }) => {
    await page.goto(String(path));
    await waitUntilSettled(page);
    await noteFocus(page);
    await tabThrough(page);
    expect(await neverFocused(page)).toEqual([]);
  });
}
