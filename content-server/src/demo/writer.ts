import { commentRules, messageRules } from '@charity-site/api-client/entities';
import { readDraft } from '../crud/draft';
import type { Listed } from '../crud/resource';
import { saveSingle, type Single } from '../crud/single';
import { insertRow } from '../crud/store';
import type { Writer } from '../db/database';
import { comments } from '../resources/comments';
import { RESOURCES, SINGLES } from '../resources';
import { messages } from '../resources/messages';
import { pageHeroes } from '../resources/singles';
import type { DemoWriter } from './contract';

const named = <Kind extends { path: string }>(kinds: readonly Kind[], path: string): Kind => {
  const found = kinds.find((kind) => kind.path === path);
  if (!found) throw new Error(`There is no content type at ${path}.`);
  return found;
};

/** Writes drafts into the database past the calls but by their rules, at chosen times. A wrong draft throws. */
export const demoWriter = (database: Writer): DemoWriter => {
  const insert = async (listed: Listed, draft: object, createdAt: Date) =>
    (await insertRow(database, listed, readDraft(listed.rules, draft), createdAt))._id;
  const save = async (single: Single, key: string, draft: object) => {
    await saveSingle(database, single, key, readDraft(single.rules, draft));
  };
  return {
    add: (list, draft, createdAt) => insert(named(RESOURCES, list), draft, createdAt),
    save: (name, draft) => save(named(SINGLES, name), name, draft),
    savePageHero: (draft) => save(pageHeroes, draft.pageIdentifier, draft),
    addComment: async (draft, createdAt) => {
      await insertRow(database, comments, readDraft(commentRules, draft), createdAt);
    },
    addMessage: async (draft, { read, createdAt }) => {
      await insertRow(database, messages, { ...readDraft(messageRules, draft), read }, createdAt);
    },
  };
};
