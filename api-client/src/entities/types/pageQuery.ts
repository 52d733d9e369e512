/** The param of a page after a form was submitted. It is the same page to search engines. */
const SENT = 'sent';

/** Parses the value of `?page=`; 1 for an invalid one, such as 0, 02 or a million. */
export const pageNumberOf = (value: string): number =>
  /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;

/** True for the first page, which has the same content without the param. */
const isFirst = (name: string, value: string): boolean =>
  name === 'page' && pageNumberOf(value) === 1;

/** The amount of a slip. If empty, the page shows a message; other empty params are ignored. */
const AMOUNT = 'give';

/**
 * The sorted query string of the params that a page declares, so that other params create no
 * distinct page.
 */
export const declaredQuery = (names: readonly string[], params: URLSearchParams): string => {
  const declared = new URLSearchParams();
  for (const name of [...names].sort()) {
    const value = params.get(name);
    if ((value || (value === '' && name === AMOUNT)) && !isFirst(name, value))
      declared.set(name, value);
  }
  const query = declared.toString();
  return query && `?${query}`;
};

/** The canonical path of a page, such as '/news?page=2'. */
export const canonicalPath = (
  path: string,
  names: readonly string[],
  params: URLSearchParams,
): string =>
  path +
  declaredQuery(
    names.filter((name) => name !== SENT),
    params,
  );
