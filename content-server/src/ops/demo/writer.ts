import {
  comments,
  CONTENT_TYPES,
  messages,
  pageHeroes,
  SINGLETONS,
  type AnyListing,
  type AnySingleton,
  type PageHero,
} from '@charity-site/api-client/entities';
import { validateFields } from '../../http/bodies/bodyValidator';
import { columnsOf } from '../../content/rows/rows';
import { putSingleton } from '../../content/crud/singleton';
import { insertRow } from '../../content/crud/store';
import type { Queryable } from '../../db/database';
import { addTranslation } from '../../content/translations/saveTranslation';

const named = <Kind extends { path: string }>(kinds: readonly Kind[], path: string): Kind => {
  const found = kinds.find((kind) => kind.path === path);
  if (!found) throw new Error(`There is no content type at ${path}.`);
  return found;
};

/**
 * Writes demo content with the same rules as the API: invalid input throws, rich text is sanitized.
 */
export type DemoWriter = ReturnType<typeof demoWriter>;

/** Writes items directly into the database, with given creation times. */
export const demoWriter = (database: Queryable) => {
  const insert = async (listed: AnyListing, draft: object, createdAt: Date) =>
    (await insertRow(database, listed, validateFields(listed.rules, draft), createdAt))._id;
  const set = async (singleton: AnySingleton, key: string, draft: object) => {
    const columns = columnsOf(validateFields(singleton.rules, draft));
    await putSingleton(database, singleton, key, {
      ...columns,
      updatedAt: new Date().toISOString(),
    });
  };

  return {
    /** Adds an item to the list at an API path. @returns the new item's `_id` */
    add: (list: string, draft: object, createdAt: Date) =>
      insert(named(CONTENT_TYPES, list), draft, createdAt),
    /** Adds the Chichewa translation of an item. */
    translate: (list: string, id: string, words: Record<string, string>) =>
      addTranslation(
        database,
        { definition: named(CONTENT_TYPES, list), key: id, language: 'ny' },
        words,
      ),
    /** Sets the singleton at an API path. */
    save: (name: string, draft: object) => set(named(SINGLETONS, name), name, draft),
    /** Sets the hero of a page. */
    savePageHero: (draft: PageHero) => set(pageHeroes, draft.pageIdentifier, draft),
    /** Adds a comment to the update with its `updateId`. */
    addComment: (draft: object, createdAt: Date) => insert(comments, draft, createdAt),
    /** Adds a message to the inbox. */
    addMessage: (draft: object, { read, createdAt }: { read: boolean; createdAt: Date }) =>
      insertRow(database, messages, { ...validateFields(messages.rules, draft), read }, createdAt),
  };
};
