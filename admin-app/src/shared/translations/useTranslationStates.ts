import { useQueries } from '@tanstack/react-query';
import { translationStatesQuery } from '@charity-site/api-client';
import { TRANSLATION_LANGUAGES, type AnyListing } from '@charity-site/api-client/entities';
import { stateText } from './words';

/** State labels for a list's cards, by an item's id; empty for items without a translation. */
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
      return state ? [stateText(name, state)] : [];
    });
}
