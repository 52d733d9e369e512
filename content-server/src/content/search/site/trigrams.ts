import { termsOf } from './terms';

/**
 * Least share of a search that a similar title must have, from 0 to 1: 'chikwte' shares 0.6 with
 * 'Chikwete'.
 */
const ENOUGH = 0.4;

/** The groups of three letters in the words of a text. */
export const trigramsOf = (text: string): Set<string> =>
  new Set(
    termsOf(text).flatMap((term) =>
      Array.from({ length: term.length - 2 }, (_, at) => term.slice(at, at + 3)),
    ),
  );

/** Share of the search's groups that a title has, from 0 to 1. */
const sharedOf = (groups: ReadonlySet<string>, title: string): number => {
  const own = trigramsOf(title);
  return [...groups].filter((group) => own.has(group)).length / groups.size;
};

/** The items whose titles are similar to a search, the most similar first. */
export const similarTo = <Item extends { title: string }>(
  search: string,
  items: readonly Item[],
): Item[] => {
  const groups = trigramsOf(search);
  return items
    .map((item) => ({ item, shared: sharedOf(groups, item.title) }))
    .filter(({ shared }) => shared >= ENOUGH)
    .sort((one, other) => other.shared - one.shared)
    .map(({ item }) => item);
};
