import { useQueries } from '@tanstack/react-query';
import { translationStatesQuery } from '@charity-site/api-client';
import { TRANSLATION_LANGUAGES, type AnyListing } from '@charity-site/api-client/entities';
import { translationStatusText } from './translationTexts';

/** Returns the translation labels of a list's item by its id; empty without a translation. */
export function useTranslationStates({
  path,
  translatable,
}: AnyListing): (item: string) => string[] {
  const states = useQueries({
    queries: TRANSLATION_LANGUAGES.map(({ code }) => ({
      ...translationStatesQuery(path, code),
      enabled: translatable !== undefined,
    })),
  });
  return (item) =>
    TRANSLATION_LANGUAGES.flatMap(({ name }, at) => {
      const state = states[at]?.data?.[item];
      return state ? [translationStatusText(name, state)] : [];
    });
}
