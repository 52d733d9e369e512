import type { BrowserContext } from '@playwright/test';
import { checkPage } from './checkPage';

// Jest's fake timers do not cover this module.
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((done) => setTimeout(done, ms)),
}));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<never>(() => undefined);

test('a page whose tab does not respond fails at its timeout, without a screenshot', async () => {
  const page = {
    on: () => undefined,
    removeAllListeners: () => undefined,
    goto: never,
    screenshot: jest.fn(never),
    close: jest.fn(never),
  };
  const context = { newPage: () => Promise.resolve(page) } as unknown as BrowserContext;
  const tab = {};
  const outcome = jest.fn();
  void checkPage(context, tab, 'http://site', {
    path: '/',
    folder: '/remotes/shop/1',
    isRendered: true,
  }).then(outcome);
  // The timeouts of a page and of closing a tab.
  await jest.advanceTimersByTimeAsync(14_000);
  expect(outcome).toHaveBeenCalledWith({
    found: 'its tab did not answer',
    console: [],
    image: undefined,
  });
  expect(page.screenshot).not.toHaveBeenCalled();
  expect(page.close).toHaveBeenCalledTimes(1);
  expect(tab).toEqual({ page: undefined });
});
