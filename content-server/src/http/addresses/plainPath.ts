/** Decodes all percent codes of a path, including repeated encoding; undefined when malformed. */
const decoded = (path: string): string | undefined => {
  try {
    const text = decodeURIComponent(path);
    return text === path ? text : decoded(text);
  } catch {
    return undefined;
  }
};

/**
 * True if a path contains no `.` and `..` segments, backslashes or null characters in any encoding, so that checks on
 * the path and the file system agree.
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
