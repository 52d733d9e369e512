import {
  localizedPath,
  DEFAULT_LANGUAGE,
  splitLanguage,
  type LocalizedPath,
  type LanguageCode,
} from '@charity-site/api-client/entities';
import { isPrivate } from '@charity-site/registry';
import type { FastifyRequest } from 'fastify';
import { isFilePath, pathOf } from './paths';

/**
 * True if the page at a path exists in every language. Files, API calls and the administrator's
 * pages are only in English.
 */
const isTranslated = (path: string): boolean =>
  !isFilePath(path) && !isPrivate(path) && !/^\/(releases|storybook|text-review)(\/|$)/.test(path);

const inLanguage = (url: string): LocalizedPath => {
  const split = splitLanguage(url);
  if (split.language === DEFAULT_LANGUAGE || isTranslated(pathOf({ url: split.path })))
    return split;
  return { language: DEFAULT_LANGUAGE, path: url };
};

/**
 * For Fastify's `rewriteUrl`: the URL without its language, so that a page has one path for every
 * route and hook.
 */
export const withoutLanguage = (url: string): string => inLanguage(url).path;

/** The language of the page that a request opens. */
export const languageOf = ({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): LanguageCode =>
  inLanguage(originalUrl).language;

/**
 * The URL of a page of the site in a language. URLs of other sites, of files and of the
 * administrator's pages are unchanged, and so are URLs with a language.
 */
export const pageIn = (language: LanguageCode, address: string): string =>
  /^\/(?!\/)/.test(address) &&
  splitLanguage(address).language === DEFAULT_LANGUAGE &&
  isTranslated(pathOf({ url: address }))
    ? localizedPath(language, address)
    : address;

/** A URL in the language of a request, for redirects. */
export const inLanguageOf = (
  request: Pick<FastifyRequest, 'originalUrl'>,
  address: string,
): string => pageIn(languageOf(request), address);

/**
 * The path of an administrator's page that is requested with the prefix of a language, without the
 * prefix; undefined for other requests.
 */
export const pathWithoutLanguage = ({ url }: Pick<FastifyRequest, 'url'>): string | undefined => {
  const { language, path: address } = splitLanguage(url);
  return language !== DEFAULT_LANGUAGE && isPrivate(pathOf({ url: address })) ? address : undefined;
};
