import type { PageHero } from '@charity-site/api-client/entities';

/** Writes demo content with the same rules as the API: an invalid draft throws, rich text is sanitized. */
export interface DemoWriter {
  /** Adds a draft to the list at an API path. @returns the new item's `_id` */
  add: (list: string, draft: object, createdAt: Date) => Promise<string>;
  /** Adds the words of an item in Chichewa. */
  translate: (list: string, id: string, words: Record<string, string>) => Promise<void>;
  /** Sets the singleton at an API path. */
  save: (name: string, draft: object) => Promise<void>;
  /** Sets the hero of the draft's page. */
  savePageHero: (draft: PageHero) => Promise<void>;
  /** Adds a comment to the update whose `_id` is the draft's `updateId`. */
  addComment: (draft: object, createdAt: Date) => Promise<void>;
  /** Adds a message to the inbox. */
  addMessage: (draft: object, state: { read: boolean; createdAt: Date }) => Promise<void>;
}
