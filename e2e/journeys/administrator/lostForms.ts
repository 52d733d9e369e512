import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { PHASES, type BrokenCall, type startFlakyProxy } from '../../fixtures/flakyProxy';
import { expect, type Site } from '../../fixtures/test';

export type Line = Awaited<ReturnType<typeof startFlakyProxy>>;

/** One kind of save, and how to check the stored result. */
export interface Save {
  call: BrokenCall;
  /** Path of its screen. */
  at: string;
  /** Opens the form, unless the screen is one. */
  open?: (page: Page) => Promise<void>;
  form: (page: Page) => Locator;
  /** Values of the other fields, by label. */
  values?: Record<string, string>;
  /** Label of the field with the text, which must still contain it after a failure. */
  field: string;
  button: string;
  failed: string;
  done: string;
  /** Path of the list that finally contains the text. */
  list: string;
}

/**
 * Saves on a screen while the connection breaks at each phase, then retries: the text stays in the
 * form and is stored once.
 */
export const expectStoredOnce = async (
  { page, site, line }: { page: Page; site: Site; line: Line },
  { call, at, open, form, values = {}, field, button, failed, done, list }: Save,
): Promise<void> => {
  await page.goto(line.url + at);
  // The error is in the form or above the list, not in a toast.
  const failure = page
    .locator('main, [role=dialog]')
    .getByRole('alert')
    .filter({ hasText: failed })
    .first();
  const save = form(page).getByRole('button', { name: button, exact: true });
  for (const phase of PHASES) {
    const text = `${phase} ${randomUUID()}`;
    await open?.(page);
    for (const [label, value] of Object.entries({ ...values, [field]: text }))
      await form(page).getByLabel(label).fill(value);
    const restore = await line.cut(page, call, phase);
    await save.click();
    await expect(failure).toBeInViewport();
    await expect(form(page).getByLabel(field)).toHaveValue(text);
    await restore();
    await save.click();
    await expect(page.getByRole('status').filter({ hasText: done }).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
    const path = `${list}?search=${encodeURIComponent(text)}`;
    const { body } = await site.send<{ totalItems: number }>('GET', path, { as: 'administrator' });
    expect(body.totalItems, phase).toBe(1);
  }
};
