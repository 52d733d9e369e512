import {
  addressIn,
  DEFAULT_LANGUAGE,
  splitLanguage,
  type AddressInLanguage,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import { isPrivate } from '@charity-site/registry';
import type { FastifyRequest } from 'fastify';
import { isFilePath } from './isFilePath';
import { pathOf } from './pathOf';

/**
 * True if there is a page in every language at a path. Files, calls, and the administrator's pages
 * are in English alone.
 */
const isTranslated = (path: string): boolean =>
  !isFilePath(path) && !isPrivate(path) && !/^\/(releases|storybook)(\/|$)/.test(path);

const inLanguage = (url: string): AddressInLanguage => {
  const found = splitLanguage(url);
  if (found.language === DEFAULT_LANGUAGE || isTranslated(pathOf({ url: found.address })))
    return found;
  return { language: DEFAULT_LANGUAGE, address: url };
};

/**
 * For Fastify's `rewriteUrl`: the address without its language, so that every route and hook knows
 * a page by one path.
 */
export const withoutLanguage = (url: string): string => inLanguage(url).address;

/** The language of the page that a request opens. */
export const languageOf = ({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): LanguageCode =>
  inLanguage(originalUrl).language;

/**
 * The address of a page of the site in a language. Addresses of other sites, of files and of the
 * administrator's pages stay as they are, and so does one that names its language.
 */
export const pageIn = (language: LanguageCode, address: string): string =>
  /^\/(?!\/)/.test(address) &&
  splitLanguage(address).language === DEFAULT_LANGUAGE &&
  isTranslated(pathOf({ url: address }))
    ? addressIn(language, address)
    : address;

/** An address in the language of a request, for redirects. */
export const inLanguageOf = (
  request: Pick<FastifyRequest, 'originalUrl'>,
  address: string,
): string => pageIn(languageOf(request), address);

/**
 * The administrator's page that a request asks for under the prefix of a language, which it does
 * not have.
 */
export const pathWithoutLanguage = ({ url }: Pick<FastifyRequest, 'url'>): string | undefined => {
  const { language, address } = splitLanguage(url);
  return language !== DEFAULT_LANGUAGE && isPrivate(pathOf({ url: address })) ? address : undefined;
};
