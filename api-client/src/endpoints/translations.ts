import type { LanguageCode } from '../entities/languages/languages';
import type { TranslationState, Words } from '../entities/definitions/translations';
import type { CreatedPreview } from './content';
import { itemPath, listsOf } from './list';
import { saveSingleton } from './singletons';
import type { ChangeOptions } from './saving';
import { get, post } from './methods';

/** The words of an item or singleton in another language. */
export interface Translation {
  /** By field; those of entries in the order of the present ones. */
  words: Record<string, Words>;
  /**
   * The words from which a field was translated, where those in the first language have changed
   * since.
   */
  sources: Record<string, Words>;
  updatedAt: string;
}

/** Identifies a translation: definition, item and language. */
export interface TranslationOf {
  /** Path of the definition, such as 'updates'. */
  list: string;
  /** Id of the item; the page of a page hero; the path of a singleton. */
  item: string;
  language: LanguageCode;
}

const pathOf = ({ list, item, language }: TranslationOf): string =>
  itemPath(
    `${item === list ? `/content/${list}` : itemPath(`/content/${list}`, item)}/translations`,
    language,
  );

/** Content in further languages; for signed-in people. */
export const translations = {
  /** GET: null when there is none. Rejects with a 404 when there is no such item or singleton. */
  get: (of: TranslationOf, signal?: AbortSignal) =>
    get<Translation | null>(pathOf(of), signal, { params: listsOf(of.list) }),
  /** PUT: replaces all words. A field that is left out is in the first language. */
  save: (
    of: TranslationOf,
    words: Record<string, Words>,
    options?: ChangeOptions,
  ): Promise<Translation> =>
    saveSingleton<Record<string, Words>, Translation>(
      pathOf(of),
      pathOf(of),
      words,
      options,
      listsOf(of.list),
    ),
  /** POST: shows the words of a form as a page, for an item of a list with drafts and a page. */
  preview: (of: TranslationOf, words: object, signal?: AbortSignal) =>
    post<CreatedPreview>(`${pathOf(of)}/previews`, words, { signal }),
  /**
   * GET: what the translations of a list's items are like, by their ids; without those that have
   * none.
   */
  states: async (
    list: string,
    language: LanguageCode,
    signal?: AbortSignal,
  ): Promise<Record<string, TranslationState>> => {
    const path = pathOf({ list, item: list, language });
    const { items } = await get<{ items: { item: string; state: TranslationState }[] }>(
      path,
      signal,
    );
    return Object.fromEntries(items.map(({ item, state }) => [item, state]));
  },
};
