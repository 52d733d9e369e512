import type { Review } from '../entities/history/review';
import { itemPath, listsOf } from './list';
import { get, post } from './methods';
import { updateConfig, type ChangeOptions } from './saving';

/** Identifies an item: path of its content type, and id. */
interface ReviewedItem {
  list: string;
  item: string;
}

const pathOf = ({ list, item }: ReviewedItem): string =>
  `${itemPath(`/content/${list}`, item)}/review`;

/** Drafts and changes that wait for review; for signed-in people. */
export const reviews = {
  /** GET: what waits or was sent back; rejects with a 404 without it. */
  get: (of: ReviewedItem) => get<Review>(pathOf(of), undefined, { params: listsOf(of.list) }),
  /**
   * POST: sends a draft, or a change of another item. Rejects with a 409 while somebody else's
   * change waits.
   * @param change the fields that change, the translations by language, and the note
   */
  send: (of: ReviewedItem, change: object, options?: ChangeOptions) =>
    post<Review>(pathOf(of), change, { ...updateConfig(options), params: listsOf(of.list) }),
  /**
   * POST: publishes what waits. Rejects with a 409 if somebody else was faster.
   * @param version the item's `updatedAt` with which it was compared
   */
  accept: (of: ReviewedItem, version: string) =>
    post<unknown>(`${pathOf(of)}/accept`, undefined, updateConfig({ version })),
  /** POST: sends back what waits; rejects like `accept`. */
  sendBack: (of: ReviewedItem, note: string) => post<Review>(`${pathOf(of)}/return`, { note }),
};
