import { setTimeout } from 'node:timers/promises';
import { DatabaseUnavailable, isBusy } from '../faults';

/**
 * Time that a query waits for other writes and for locks of other processes, such as `npm run admin
 * -- restore`, in ms.
 */
export const BUSY_TIMEOUT = 5000;

/** Delay between two tries, in ms. */
const RETRY_DELAY = 25;

/**
 * Retries until no lock is in the way; the event loop runs between tries.
 * @param end of the waiting, as `performance.now()` counts
 * @throws DatabaseUnavailable when the time is over, otherwise what `work` throws
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
