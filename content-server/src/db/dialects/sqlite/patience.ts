import { setTimeout } from 'node:timers/promises';
import { DatabaseUnavailable, isBusy } from '../faults';

/** Time that a query waits for locks of other processes, such as `npm run admin -- restore`, in ms. */
const PATIENCE = 5000;

/** Delay between two tries, in ms. */
const PAUSE = 25;

/** Remaining waiting time of one query. */
export class Patience {
  readonly #end = performance.now() + PATIENCE;

  get left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /**
   * Retries until no lock is in the way; the event loop runs between tries.
   * @throws DatabaseUnavailable when the time is over, otherwise what `work` throws
   */
  async try<Result>(work: () => Result): Promise<Result> {
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (this.left === 0) throw new DatabaseUnavailable(error);
        await setTimeout(PAUSE);
      }
    }
  }
}
