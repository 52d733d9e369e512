import { setTimeout } from 'node:timers/promises';
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
      await setTimeout(RETRY_DELAY);
    }
  }
};
