import type { LanguageCode } from '@charity-site/api-client/entities';
import { pageIn } from '../../http/urls/pageLanguage';

/** URL of a link in sanitized rich text: attributes have double quotes and contain no `>`. */
const LINK = /(?<=<a\s(?:[^>]*\s)?href=")[^"]*(?=")/g;

/**
 * Rich text whose links to pages of the site keep the language. Links are paths, such as `/donate`,
 * or whole URLs that somebody copied from the browser.
 * @param origin the public origin of the site
 */
export const linksInLanguage = (html: string, language: LanguageCode, origin: string): string =>
  html.replace(LINK, (url) => {
    const isWhole = url === origin || url.startsWith(`${origin}/`);
    return isWhole
      ? origin + pageIn(language, url.slice(origin.length) || '/')
      : pageIn(language, url);
  });
