import { isRecord } from '../model/registry';
import type { DescribedPage } from '../model/rendering';
import { readBuiltFile } from './builtFile';
import { SERVER_FOLDER } from './buildFiles';

/** File of a remote's pages, generated from its route definitions (build/bundle/routes). */
export const ROUTES_FILE = `${SERVER_FOLDER}/routes.json`;

/** Maximum number of pages, and maximum length of a text. */
const PAGES_MAX = 500;
const TEXT_MAX = 500;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= TEXT_MAX;
const isTextOrNothing = (value: unknown) => value === undefined || isText(value);

/** Path patterns are plain: the server matches them with URLs and writes them into the sitemap. */
const isPattern = (value: unknown) => isText(value) && /^\/[\w.:/-]*$/.test(value);

const isHead = (value: unknown) =>
  isRecord(value) &&
  [value.title, value.description, value.picture, value.canonical].every(isTextOrNothing) &&
  [undefined, 'website', 'article'].includes(value.type as undefined) &&
  [value.missing, value.indexable].every((flag) =>
    [undefined, true, false].includes(flag as undefined),
  );

const isPage = (value: unknown): value is DescribedPage =>
  isRecord(value) &&
  isPattern(value.path) &&
  Array.isArray(value.query) &&
  value.query.length <= 20 &&
  value.query.every(isText) &&
  isHead(value.head);

const isPages = (value: unknown): value is DescribedPage[] =>
  Array.isArray(value) && value.length <= PAGES_MAX && value.every(isPage);

/**
 * Reads the list of pages of a remote's build; undefined if it does not exist.
 * @throws ReleaseError if it is invalid
 */
export const readRoutes = (name: string, folder: string): Promise<DescribedPage[] | undefined> =>
  readBuiltFile(name, folder, {
    file: ROUTES_FILE,
    isValid: isPages,
    fault: 'is no list of pages',
  });

/** The first segments of a remote's page paths, such as `/updates` of `/updates/:id`. */
export const topPaths = (pages: readonly DescribedPage[]): string[] => [
  ...new Set(pages.filter(({ path }) => path !== '/').map(({ path }) => `/${path.split('/')[1]}`)),
];
