import type { LanguageCode } from '../entities/languages/languages';
import type { TranslationState, Words } from '../entities/definitions/translations';
import type { CreatedPreview } from './content';
import { itemPath, listsOf } from './list';
import { saveSingleton } from './singletons';
import type { ChangeOptions } from './saving';
import { get, post } from './methods';

/** The translation of an item or singleton. */
export interface Translation {
  /** The translated words by field; entries in their current order. */
  words: Record<string, Words>;
  /** The source words of outdated fields: those in the default language have changed since. */
  sources: Record<string, Words>;
  updatedAt: string;
}

/** Identifies a translation: definition, item and language. */
export interface TranslationRef {
  /** Path of the definition, such as 'updates'. */
  list: string;
  /** Id of the item; the page of a page hero; the path of a singleton. */
  item: string;
  language: LanguageCode;
}

const pathOf = ({ list, item, language }: TranslationRef): string =>
  itemPath(
    `${item === list ? `/content/${list}` : itemPath(`/content/${list}`, item)}/translations`,
    language,
  );

/** Translations of content; for signed-in people. */
export const translations = {
  /** GET: null if not translated. Rejects with a 404 if the item or singleton does not exist. */
  get: (of: TranslationRef, signal?: AbortSignal) =>
    get<Translation | null>(pathOf(of), signal, { params: listsOf(of.list) }),
  /** PUT: replaces all words. A field that is left out is shown in the default language. */
  save: (
    of: TranslationRef,
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
  /** POST: creates a preview of a form's words, for an item of a list with drafts and pages. */
  preview: (of: TranslationRef, words: object, signal?: AbortSignal) =>
    post<CreatedPreview>(`${pathOf(of)}/previews`, words, { signal }),
  /** GET: the states of the translations of a list's items, by id; without untranslated ones. */
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
