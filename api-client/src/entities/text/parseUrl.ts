/**
 * Parses a URL; undefined if invalid. The oldest supported browsers have no `URL.canParse`
 * (docs/browsers.md).
 */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};
