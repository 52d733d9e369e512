import type { Page } from '@playwright/test';
import { tabTo } from '../../fixtures/tabTo';
import { expect, test } from '../../fixtures/test';
import { ADMIN_SCREENS, PUBLIC_SCREENS } from '../../fixtures/product/screens';
import { waitUntilSettled } from '../../fixtures/product/settled';
import { listScreen } from '../../fixtures/listScreen';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

/** All interactive elements. */
const OPERABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable="true"]';

/** Marks every element that receives the focus from now on. */
const noteFocus = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) =>
      (target as Element).setAttribute('data-was-focused', ''),
    );
  });

/** Interactive elements that never received the focus. */
const neverFocused = (page: Page) =>
  page.evaluate(
    (operable) =>
      [...document.querySelectorAll(operable)]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        )
        .filter((element) => !element.hasAttribute('data-was-focused'))
        // Tab stops once in a group or toolbar; the arrow keys move within it.
        .filter(
          (element) =>
            !element
              .closest('[role="group"], [role="toolbar"]')
              ?.querySelector('[data-was-focused]'),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    OPERABLE,
  );

/** Presses Tab a few times more than there are interactive elements. */
const tabThrough = async (page: Page) => {
  const stops = await page.locator(OPERABLE).count();
  for (let pressed = 0; pressed < stops + 5; pressed += 1) await page.keyboard.press('Tab');
};

/**
 * The pages for people who cannot sign in yet, without the login, which redirects signed-in people.
 */
const ENTRANCES = PUBLIC_SCREENS.filter(
  ({ name }) => name.startsWith('admin-') && name !== 'admin-login',
);

for (const { name, path } of [...ADMIN_SCREENS, ...ENTRANCES]) {
  test(`Tab reaches all interactive elements of ${name}`, async ({ page }) => {
    await page.goto(String(path));
    await waitUntilSettled(page);
    await noteFocus(page);
    await tabThrough(page);
    expect(await neverFocused(page)).toEqual([]);
  });
}

test('a case study is added, searched, changed and deleted without a mouse', async ({
  page,
  site,
}) => {
  const screen = listScreen(page);
  await page.goto('/admin/case-studies');
  await waitUntilSettled(page);
  const add = screen.add('Add New Case Study');
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add New Case Study' });
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toBeVisible();

  // The focus is in the dialog and stays there in both directions.
  const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expect(await holdsFocus()).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let pressed = 0; pressed < 16; pressed += 1) {
      await page.keyboard.press(key);
      expect(await holdsFocus(), `after ${key}`).toBe(true);
    }
  }

  await tabTo(page, dialog.getByLabel('Title'));
  await page.keyboard.type('Hands only');
  // The toolbar is one tab stop; the arrow keys move within it.
  const bold = dialog.getByRole('button', { name: 'Bold' });
  await tabTo(page, dialog.getByRole('combobox', { name: 'Paragraph style' }));
  await page.keyboard.press('ArrowRight');
  await expect(bold).toBeFocused();
  const text = dialog.getByRole('textbox', { name: 'Content' });
  await tabTo(page, text);
  await page.keyboard.type('Written by keys.');
  await tabTo(page, dialog.getByLabel('Category'));
  await page.keyboard.type('Spiritual');
  await expect(dialog.getByLabel('Category')).toHaveValue('Spiritual Outreach');
  await tabTo(page, dialog.getByRole('button', { name: 'Add Case Study' }));
  await page.keyboard.press('Enter');
  await expect(screen.success('Case study added successfully!')).toBeVisible();
  await expect(add).toBeFocused();

  await tabTo(page, screen.search('Search by title...'));
  await page.keyboard.type('Hands only');
  await expect(screen.cards).toHaveCount(1);
  await tabTo(page, screen.view('Grid view'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(screen.view('List view')).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, screen.edit('Hands only'));
  await page.keyboard.press('Enter');
  const editing = page.getByRole('dialog', { name: 'Edit Case Study' });
  await tabTo(page, editing.getByLabel('Title'));
  await page.keyboard.press('End');
  await page.keyboard.type(', no mouse');
  await page.keyboard.press('Enter');
  await expect(screen.success('Case study updated successfully!')).toBeVisible();
  await expect(screen.edit('Hands only, no mouse')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(screen.remove('Hands only, no mouse')).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this case study?');
  expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(screen.success('Case study deleted successfully!')).toBeVisible();
  const { totalItems } = await site.getOk<{ totalItems: number }>(
    '/content/case-studies?search=Hands only',
  );
  expect(totalItems).toBe(0);
});
