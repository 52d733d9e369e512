import { termsOf } from './terms';

/**
 * Minimum share of a search that a similar title has, from 0 to 1: 'chikwte' shares 0.6 with
 * 'Chikwete'.
 */
const SHARE_MIN = 0.4;

/** Trigrams of the words of a text. */
export const trigramsOf = (text: string): Set<string> =>
  new Set(
    termsOf(text).flatMap((term) =>
      Array.from({ length: term.length - 2 }, (_, at) => term.slice(at, at + 3)),
    ),
  );

/** Share of the search's trigrams that a title has, from 0 to 1. */
const sharedOf = (trigrams: ReadonlySet<string>, title: string): number => {
  const own = trigramsOf(title);
  return [...trigrams].filter((trigram) => own.has(trigram)).length / trigrams.size;
};

/** The items whose titles are similar to a search, the most similar first. */
export const similarTo = <Item extends { title: string }>(
  search: string,
  items: readonly Item[],
): Item[] => {
  const trigrams = trigramsOf(search);
  return items
    .map((item) => ({ item, shared: sharedOf(trigrams, item.title) }))
    .filter(({ shared }) => shared >= SHARE_MIN)
    .sort((one, other) => other.shared - one.shared)
    .map(({ item }) => item);
};
