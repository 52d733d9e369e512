import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DescribedPage } from '../shape/rendering';
import { ReleaseError } from './releaseError';
import { SERVER_FOLDER } from './serverFolder';

/** The list of a remote's pages in its build, made from its route definitions (build/bundle/routes). */
export const ROUTES_FILE = `${SERVER_FOLDER}/routes.json`;

/** Maximum number of pages, and maximum length of a text. */
const PAGES_MAX = 500;
const TEXT_MAX = 500;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX;
const isTextOrNothing = (value: unknown) => value === undefined || isText(value);

/** Path patterns are plain: the server compares them with addresses and writes them into the sitemap. */
const isPattern = (value: unknown) => isText(value) && /^\/[\w.:/-]*$/.test(value);

const isHead = (value: unknown) =>
  isRecord(value) &&
  [value.title, value.description, value.picture, value.canonical].every(isTextOrNothing) &&
  [undefined, 'website', 'article'].includes(value.type as undefined) &&
  [value.missing, value.indexable].every((flag) => [undefined, true, false].includes(flag as undefined));

const isPage = (value: unknown): value is DescribedPage =>
  isRecord(value) &&
  isPattern(value.path) &&
  Array.isArray(value.query) &&
  value.query.length <= 20 &&
  value.query.every(isText) &&
  isHead(value.head);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads the list of pages of a remote's build; undefined when the build has none.
 * @throws ReleaseError when it is not such a list
 */
export const readRoutes = async (name: string, folder: string): Promise<DescribedPage[] | undefined> => {
  const text = await readFile(path.join(folder, ROUTES_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const pages = parsed(text);
  if (!Array.isArray(pages) || pages.length > PAGES_MAX || !pages.every(isPage))
    throw new ReleaseError(`${name}'s ${ROUTES_FILE} is no list of pages. Build ${name} again.`);
  return pages;
};
