import { expect } from '@playwright/test';
import type { Driver, Kind } from './driver';

/** A tab of a journey: each step waits until the page is ready for it. */
export type Tab = ReturnType<typeof tabOf>;

/** @param site URL of the site */
export const tabOf = <Control>(driver: Driver<Control>, site: string) => {
  const becomes = <Value>(work: () => Value, check: (value: Awaited<Value>) => void) =>
    // Evaluation fails during a navigation.
    expect(async () => check(await (driver.run(work) as Promise<Awaited<Value>>))).toPass({
      timeout: 10_000,
    });
  const control = async (kind: Kind, name: string): Promise<Control> => {
    let found: Control | undefined;
    await expect
      .poll(async () => (found = await driver.find(kind, name)) !== undefined, `${kind} ${name}`)
      .toBe(true);
    return found as Control;
  };
  return {
    run: driver.run,
    close: driver.close,
    /**
     * Opens a page and waits for hydration, which it triggers like a visitor who focuses a button.
     */
    open: async (path: string) => {
      await driver.open(site + path);
      await expect
        .poll(() =>
          driver.run(() => {
            if (!document.getElementById('start') || 'started' in document.documentElement.dataset)
              return true;
            document
              .querySelector('button')
              ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
            return document.getElementById('kept') !== null;
          }),
        )
        .toBe(true);
    },
    click: async (kind: Kind, name: string) => driver.click(await control(kind, name)),
    type: async (field: string, text: string) => driver.type(await control('field', field), text),
    choose: async (field: string, file: string) =>
      driver.choose(await control('field', field), file),
    /** Repeats `work` in the page until its value passes a check. */
    becomes,
    shows: (text: string) =>
      becomes(
        () => document.body.innerText,
        (all) => expect(all).toContain(text),
      ),
  };
};
