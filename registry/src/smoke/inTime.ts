import { setTimeout as wait } from 'node:timers/promises';

/**
 * Adds a timeout to a call of a page, which an endless script would block.
 * @throws an error with Playwright's name, 'TimeoutError'
 */
export const inTime = <Answer>(call: Promise<Answer>, limit: number): Promise<Answer> => {
  // A late call rejects when the page closes.
  call.catch(() => undefined);
  return Promise.race([
    call,
    wait(limit, undefined, { ref: false }).then(() => {
      throw new DOMException('The page did not answer in time.', 'TimeoutError');
    }),
  ]);
};
