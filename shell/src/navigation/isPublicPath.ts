import { isPrivate } from '@charity-site/registry';
import { pagePath } from './pagePath';

/**
 * True if a path is a page for visitors. The administrator's area decides by itself when it loads
 * and leaves its screens.
 */
export const isPublicPath = (path: string): boolean => !isPrivate(pagePath(path));
