/** The path of a request's URL, without its query. */
export const pathOf = ({ url }: { url: string }): string => url.split(/[?#]/, 1)[0] ?? '/';

/** True for the path of a file or an API call. A missing file gets a 404 without the HTML page. */
export const isFilePath = (path: string): boolean =>
  /^\/(api|static|remotes|uploads)(\/|$)/.test(path) || /\.[a-z0-9]{1,6}$/i.test(path);

/** The path and query of a URL of this site without a parameter; '/' for an invalid URL. */
export const removeQueryParameter = (url: string, name: string): string => {
  if (!URL.canParse(url, 'http://site.invalid')) return '/';
  const { pathname, searchParams } = new URL(url, 'http://site.invalid');
  searchParams.delete(name);
  const rest = searchParams.toString();
  return `/${pathname.replace(/^\/+/, '')}${rest ? `?${rest}` : ''}`;
};

/** Maximum number of decodings. A path is encoded once, or twice by mistake. */
const DECODINGS_MAX = 5;

/**
 * Decodes all percent codes of a path, including repeated encoding; undefined when malformed, or
 * encoded too often.
 */
const decoded = (path: string, left = DECODINGS_MAX): string | undefined => {
  if (left === 0) return undefined;
  try {
    const text = decodeURIComponent(path);
    return text === path ? text : decoded(text, left - 1);
  } catch {
    return undefined;
  }
};

/**
 * True if a path contains no `.` and `..` segments, backslashes or null characters in any encoding,
 * so that checks on the path and the file system agree.
 */
export const isPlainPath = (path: string): boolean => {
  const text = decoded(path);
  return (
    text !== undefined &&
    !text.includes('\\') &&
    !text.includes('\0') &&
    text.split('/').every((segment) => segment !== '.' && segment !== '..')
  );
};
