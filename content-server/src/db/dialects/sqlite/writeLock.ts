import { DatabaseUnavailable } from '../faults';

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
