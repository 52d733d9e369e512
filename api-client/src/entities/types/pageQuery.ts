/** The parameter of a page that says that a form was sent. It is the same page. */
const SENT = 'sent';

/**
 * The page that `?page=` asks for, from 1; 1 for one that cannot be, such as 0, 02 or a million.
 */
export const pageNumberOf = (value: string): number =>
  /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;

/** True for a page that is shown without the parameter, too. */
const isFirst = (name: string, value: string): boolean =>
  name === 'page' && pageNumberOf(value) === 1;

/**
 * The amount of a slip. Left empty, it is answered by a sentence; any other empty parameter is as
 * good as none.
 */
const AMOUNT = 'give';

/**
 * The part of a query that a page declares, in order, so that nothing else makes a page of its own.
 */
export const declaredQuery = (names: readonly string[], given: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = given.get(name);
    if ((value || (value === '' && name === AMOUNT)) && !isFirst(name, value))
      kept.set(name, value);
  }
  const query = kept.toString();
  return query && `?${query}`;
};

/** The address under which search engines know a page, such as '/news?page=2'. */
export const canonicalAddress = (
  path: string,
  names: readonly string[],
  given: URLSearchParams,
): string =>
  path +
  declaredQuery(
    names.filter((name) => name !== SENT),
    given,
  );
