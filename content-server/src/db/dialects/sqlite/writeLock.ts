import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable, isBusy } from '../faults';

/**
 * Time that a query waits for other writes and for locks of other processes, such as `npm run admin
 * -- restore`, in ms.
 */
export const BUSY_TIMEOUT = 5000;

/** Delay between two attempts, in ms. */
const RETRY_DELAY = 25;

/**
 * Retries until no lock blocks `work`; the event loop runs between attempts.
 * @param end time of the timeout, as `performance.now()` counts
 * @throws DatabaseUnavailable on timeout, otherwise what `work` throws
 */
export const retryWhileBusy = async <Result>(
  work: () => Result,
  end = performance.now() + BUSY_TIMEOUT,
): Promise<Result> => {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() >= end) throw new DatabaseUnavailable(error);
      await delay(RETRY_DELAY);
    }
  }
};

/** A first-in, first-out lock for writers. */
export class WriteLock {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /**
   * Waits for the lock, which `release` frees.
   * @param milliseconds maximum waiting time
   * @throws DatabaseUnavailable when it takes longer
   */
  async acquire(milliseconds: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const resume = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(resume), 1);
        reject(new DatabaseUnavailable('other writes take too long.'));
      }, milliseconds);
      this.#waiting.push(resume);
    });
  }

  /** Releases the lock to the next writer. */
  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
