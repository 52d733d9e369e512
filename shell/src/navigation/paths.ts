import { prefixOf, splitLanguage } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';
import { isPrivate } from '@charity-site/registry';

/** The path of a page as its remote sees it: without the language prefix. */
export const pagePath = (path: string): string => splitLanguage(path).path;

/** Prefix of all paths of this document. A document has one language. */
export const basename = (): string => prefixOf(siteConfig().language) || '/';

/**
 * True if a path is a page for visitors. The administrator's area decides by itself when it loads
 * and leaves its screens.
 */
export const isPublicPath = (path: string): boolean => !isPrivate(pagePath(path));
