/** A path with all its percent codes decoded, also those that were encoded more than once; undefined when one is malformed. */
const decoded = (path: string): string | undefined => {
  try {
    const text = decodeURIComponent(path);
    return text === path ? text : decoded(text);
  } catch {
    return undefined;
  }
};

/**
 * Whether a path goes straight down. `.` and `..` segments, backslashes and null characters are refused however they are
 * encoded: a rule about the path's text must not be passed by a path that the file system reads differently.
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
