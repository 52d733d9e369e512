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
