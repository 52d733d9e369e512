import { queryOptions } from '@tanstack/react-query';
import { translations, type TranslationOf } from '../endpoints/translations';
import type { LanguageCode } from '../entities/languages/languages';

/** A translation; null when there is none. Its key begins with the list, so that it is read again after a save of the item. */
export const translationQuery = (of: TranslationOf) =>
  queryOptions({
    queryKey: [of.list, 'translation', of.item, of.language] as const,
    queryFn: ({ signal }) => translations.get(of, signal),
    staleTime: 0,
  });

/** States of the translations of a list's items, by their ids. */
export const translationStatesQuery = (list: string, language: LanguageCode) =>
  queryOptions({
    queryKey: [list, 'translations', language] as const,
    queryFn: ({ signal }) => translations.states(list, language, signal),
  });
