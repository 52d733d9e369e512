import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from './languages';

/** Path prefix of a language's pages, such as '/ny'; '' for the default language. */
export const prefixOf = (language: LanguageCode): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** A page's path and its language. */
export interface LocalizedPath {
  language: LanguageCode;
  /** The path of the page in the default language. */
  path: string;
}

/** Removes the language prefix from a path: '/ny/news?page=2' is '/news?page=2' in Chichewa. */
export const splitLanguage = (path: string): LocalizedPath => {
  for (const { code } of LANGUAGES) {
    const prefix = prefixOf(code);
    if (prefix === '' || !path.startsWith(prefix)) continue;
    const rest = path.slice(prefix.length);
    if (rest === '' || /^[?#]/.test(rest)) return { language: code, path: `/${rest}` };
    // Two slashes would begin the URL of another site.
    if (rest.startsWith('/')) return { language: code, path: rest.replace(/^\/+/, '/') };
  }
  return { language: DEFAULT_LANGUAGE, path };
};

/** The path of a page in a language. The inverse of `splitLanguage`. */
export const localizedPath = (language: LanguageCode, path: string): string => {
  const prefix = prefixOf(language);
  // No page has a trailing slash, including a language's home page.
  return prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '');
};
