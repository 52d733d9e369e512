import type { PageHero } from '@charity-site/api-client/entities';

/** Writes demo content by the same rules as the calls: a draft that breaks them throws, rich text is sanitized. */
export interface DemoWriter {
  /** Adds a draft to the list at a path of the calls, as if at `createdAt`; answers the new item's `_id`. */
  add: (list: string, draft: object, createdAt: Date) => Promise<string>;
  /** Sets the singleton at a path of the calls. */
  save: (name: string, draft: object) => Promise<void>;
  /** Sets the hero of the page that the draft names. */
  savePageHero: (draft: PageHero) => Promise<void>;
  /** Adds a comment to the update whose `_id` is the draft's `updateId`. */
  addComment: (draft: object, createdAt: Date) => Promise<void>;
  /** Puts a message into the inbox. */
  addMessage: (draft: object, state: { read: boolean; createdAt: Date }) => Promise<void>;
}
