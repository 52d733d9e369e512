import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from './languages';

/** The start of the addresses of a language's pages, such as '/ny'; '' for the first language. */
export const prefixOf = (language: LanguageCode): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** An address of a page, and the language that it is in. */
export interface AddressInLanguage {
  language: LanguageCode;
  /** The address of the page in the first language. */
  address: string;
}

/** Takes the language's prefix off an address: '/ny/news?page=2' is '/news?page=2' in Chichewa. */
export const splitLanguage = (address: string): AddressInLanguage => {
  for (const { code } of LANGUAGES) {
    const prefix = prefixOf(code);
    if (prefix === '' || !address.startsWith(prefix)) continue;
    const rest = address.slice(prefix.length);
    if (rest === '' || /^[?#]/.test(rest)) return { language: code, address: `/${rest}` };
    // Two slashes would start the address of another site.
    if (rest.startsWith('/')) return { language: code, address: rest.replace(/^\/+/, '/') };
  }
  return { language: DEFAULT_LANGUAGE, address };
};

/** The address of a page in a language. The inverse of `splitLanguage`. */
export const addressIn = (language: LanguageCode, address: string): string => {
  const prefix = prefixOf(language);
  // The home page of a language has no slash at its end, as no other page has one.
  return prefix === '' ? address : prefix + address.replace(/^\/(?=$|[?#])/, '');
};
