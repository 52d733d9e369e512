import { setTimeout as wait } from 'node:timers/promises';

/**
 * Limits the wait for a page's answer, because an endless script in the page would block it.
 * @throws an error with Playwright's name of it, 'TimeoutError'
 */
export const inTime = <Answer>(answer: Promise<Answer>, limit: number): Promise<Answer> => {
  // A late answer is rejected when the page closes.
  answer.catch(() => undefined);
  return Promise.race([
    answer,
    wait(limit, undefined, { ref: false }).then(() => {
      throw new DOMException('The page did not answer in time.', 'TimeoutError');
    }),
  ]);
};
