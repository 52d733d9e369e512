import {
  comments,
  CONTENT_TYPES,
  messages,
  pageHeroes,
  SINGLETONS,
  type AnyListing,
  type AnySingleton,
} from '@charity-site/api-client/entities';
import { readDraft } from '../../http/bodies/draft';
import { columnsOf } from '../../content/rows/rows';
import { putSingleton } from '../../content/crud/singleton';
import { insertRow } from '../../content/crud/store';
import type { Writer } from '../../db/database';
import { addTranslation } from '../../content/translations/saveTranslation';
import type { DemoWriter } from './contract';

const named = <Kind extends { path: string }>(kinds: readonly Kind[], path: string): Kind => {
  const found = kinds.find((kind) => kind.path === path);
  if (!found) throw new Error(`There is no content type at ${path}.`);
  return found;
};

/** Writes drafts directly into the database, with the API's rules and given creation times. An invalid draft throws. */
export const demoWriter = (database: Writer): DemoWriter => {
  const insert = async (listed: AnyListing, draft: object, createdAt: Date) =>
    (await insertRow(database, listed, readDraft(listed.rules, draft), createdAt))._id;
  const save = async (singleton: AnySingleton, key: string, draft: object) => {
    const columns = columnsOf(readDraft(singleton.rules, draft));
    await putSingleton(database, singleton, key, { ...columns, updatedAt: new Date().toISOString() });
  };
  return {
    add: (list, draft, createdAt) => insert(named(CONTENT_TYPES, list), draft, createdAt),
    translate: (list, id, words) =>
      addTranslation(database, { definition: named(CONTENT_TYPES, list), key: id, language: 'ny' }, words),
    save: (name, draft) => save(named(SINGLETONS, name), name, draft),
    savePageHero: (draft) => save(pageHeroes, draft.pageIdentifier, draft),
    addComment: async (draft, createdAt) => {
      await insertRow(database, comments, readDraft(comments.rules, draft), createdAt);
    },
    addMessage: async (draft, { read, createdAt }) => {
      await insertRow(database, messages, { ...readDraft(messages.rules, draft), read }, createdAt);
    },
  };
};
