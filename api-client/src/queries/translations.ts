import { translations, type TranslationRef } from '../endpoints/translations';
import type { LanguageCode } from '../entities/languages/languages';
import { queryOf } from '../endpoints/queryOf';

/**
 * A translation; null if the item is not translated. Its key begins with the list, so that saving
 * the item invalidates it.
 */
export const translationQuery = (of: TranslationRef) =>
  queryOf(
    [of.list, 'translation', of.item, of.language],
    (signal) => translations.get(of, signal),
    { staleTime: 0 },
  );

/** States of the translations of a list's items, by their ids. */
export const translationStatesQuery = (list: string, language: LanguageCode) =>
  queryOf([list, 'translations', language], (signal) =>
    translations.states(list, language, signal),
  );
