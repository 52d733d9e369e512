import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { MOMENTS, type BrokenCall } from '../fixtures/breakingLine';
import { expect, test, type Site } from '../fixtures/test';
import type { Line } from './lostAnswer';

/** One kind of change without a form of its own, and how to check what was stored. */
export interface Change {
  call: BrokenCall;
  /** Stores an item of this name and opens the screen with the button. `url` is that of the line. */
  open: (use: { page: Page; site: Site; name: string; url: string }) => Promise<void>;
  /** Presses the button. */
  press: (page: Page, name: string) => Promise<void>;
  failed: string;
  /** Presses again after a failure; the same button by default. */
  again?: (page: Page) => Promise<void>;
  /** What shows that it is done, also where the lost call has done it. */
  isDone: (page: Page, name: string) => Promise<void>;
  /** Whether the screen shows by itself, without another press, that the lost call was executed. */
  showsItself?: boolean;
  stored: (site: Site, name: string) => Promise<unknown>;
  expected: unknown;
}

/**
 * Cuts the line at moments of a change: it is done once, or can be done again, and nothing that was typed is lost. The page
 * is signed in.
 */
export const expectDoneOnce = async (
  { page, site, line }: { page: Page; site: Site; line: Line },
  change: Change,
  moments: readonly (typeof MOMENTS)[number][],
): Promise<void> => {
  for (const moment of moments) {
    const name = `${moment}${randomUUID().slice(0, 8)}`;
    await change.open({ page, site, name, url: line.url });
    const mend = await line.cut(page, change.call, moment);
    await change.press(page, name);
    await expect(page.getByRole('alert').filter({ hasText: change.failed })).toBeInViewport();
    await mend();
    if (moment === 'before' || !change.showsItself) await (change.again ?? change.press)(page, name);
    await change.isDone(page, name);
    await expect.poll(() => change.stored(site, name), moment).toEqual(change.expected);
  }
};

/** A test that cuts the line at each moment of a change. */
export const testLostChange = (what: string, change: Change, line: () => Line): void =>
  test(`${what} is done or can be done again whenever the connection breaks`, async ({ page, site, signIn }) => {
    await signIn(page);
    await expectDoneOnce({ page, site, line: line() }, change, MOMENTS);
  });
