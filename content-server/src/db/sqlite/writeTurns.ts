import { DatabaseUnavailable } from '../faults';

/** Lets one writer in after the other, in the order they came. */
export class WriteTurns {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  /**
   * Waits for the turn, which ends with `pass`.
   * @param milliseconds the longest wait
   * @throws DatabaseUnavailable when it takes longer
   */
  async take(milliseconds: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(new DatabaseUnavailable('other writes take too long.'));
      }, milliseconds);
      this.#waiting.push(begin);
    });
  }

  /** Ends the turn: the next one begins. */
  pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
