import type { Page } from '@playwright/test';
import { expect } from '../../fixtures/test';

/** Opens a page without JavaScript and checks that it is readable, and that every button works. */
export const expectPlainPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveText('');
  await expect(page.getByText('This site needs JavaScript')).toHaveCount(0);
  const idle = await page
    .getByRole('button')
    .filter({ visible: true })
    // Finds buttons without effect: they neither submit a form, nor open a popover, nor show links
    // on focus.
    .evaluateAll((buttons) =>
      buttons
        .filter(
          (button) =>
            !button.closest('form:is([method=post], [action])') &&
            !button.hasAttribute('popovertarget') &&
            !button.parentElement?.querySelector('[data-unscripted]'),
        )
        .map((button) => button.textContent),
    );
  expect(idle, path).toEqual([]);
};
