import { EventEmitter, once } from 'node:events';

/** A list whose length can be awaited. */
export class AwaitableList<Item> {
  readonly items: Item[] = [];
  private readonly grown = new EventEmitter();

  add(item: Item): void {
    this.items.push(item);
    this.grown.emit('grown');
  }

  /** Waits until it has this many items. */
  async reached(length: number): Promise<void> {
    while (this.items.length < length) await once(this.grown, 'grown');
  }
}
