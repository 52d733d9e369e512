/**
 * The URL that a text is; undefined when it is none. `URL.canParse` is newer than the oldest
 * browsers (docs/browsers.md).
 */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};
