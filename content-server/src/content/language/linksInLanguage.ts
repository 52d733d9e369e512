import type { LanguageCode } from '@charity-site/api-client/entities';
import { pageIn } from '../../http/urls/pageLanguage';

/**
 * The address of a link, in sanitized rich text: attributes have double quotes, and no `>` in them.
 */
const LINK = /(?<=<a\s(?:[^>]*\s)?href=")[^"]*(?=")/g;

/**
 * Rich text whose links to pages of the site keep the language. Both kinds of addresses are meant:
 * `/donate`, and the whole one that somebody copied from the browser.
 * @param origin the public origin of the site
 */
export const linksInLanguage = (html: string, language: LanguageCode, origin: string): string =>
  html.replace(LINK, (address) => {
    const isWhole = address === origin || address.startsWith(`${origin}/`);
    return isWhole
      ? origin + pageIn(language, address.slice(origin.length) || '/')
      : pageIn(language, address);
  });
