import { setTimeout } from 'node:timers/promises';
import { DatabaseUnavailable, isBusy } from '../faults';

/** Milliseconds for which a query waits for the locks of others, such as `npm run admin -- restore`. */
const PATIENCE = 5000;

/** Milliseconds between two tries. */
const PAUSE = 25;

/** How long one query may still wait. */
export class Patience {
  readonly #end = performance.now() + PATIENCE;

  get left(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /**
   * Tries until no lock is in the way, and lets the process do other things in between.
   * @throws DatabaseUnavailable when the patience ends first, else what `work` throws
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
