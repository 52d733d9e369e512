import { singleton, type DraftOf } from '../types/contentType';
import type { Entry, EntryShape } from '../fields/entries';
import { entriesField, type EntryError } from '../fields/entriesField';
import { object } from '../fields/fields';
import { splitLanguage } from '../languages/languagePaths';
import { normalized } from '../text/normalizeText';
import { parseUrl } from '../text/parseUrl';
import { withoutEnd } from '../text/truncateText';

/** A stored redirect. */
export type Redirect = Entry<'from' | 'to'>;

/** Paths of an earlier website and their targets. */
export const REDIRECTS: EntryShape<keyof Redirect> = {
  noun: 'Redirect',
  parts: [
    { name: 'from', label: 'Old Path', max: 200, required: true },
    { name: 'to', label: 'New Address', max: 300, required: true },
  ],
  maxEntries: 200,
};

/** First parts of paths that cannot be redirected, because the server uses them. */
const RESERVED = ['admin', 'api', 'static', 'remotes', 'uploads', 'releases', 'storybook'];

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * Normalizes a path for comparison: resolved as by browsers, without language prefix, decoded, NFC,
 * in lower case, without trailing slash.
 */
export const normalizePath = (path: string): string =>
  withoutEnd(
    normalized(
      decoded(splitLanguage(parseUrl(`http://site.invalid${path}`)?.pathname ?? path).path),
      'NFC',
    ).toLowerCase(),
    /\//,
  ) || '/';

const isPath = (text: string) => /^\/(?!\/)[^\s?#\\]*$/.test(text);

const isHttpsUrl = (text: string) =>
  /^https:\/\/[^\s/]+/.test(text) && parseUrl(text) !== undefined;

const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? '';

const pathError = (from: string): string | undefined => {
  if (!isPath(from))
    return 'must begin with a slash and contain no spaces, ? or #, such as /about.html.';
  if (normalizePath(from) === '/') return 'cannot be the home page.';
  if (RESERVED.includes(normalizePath(from).split('/')[1] ?? ''))
    return 'belongs to the website itself.';
  return undefined;
};

/** The error of the first redirect that leads to another one, or in a circle. */
const chainError = (redirects: readonly Redirect[]): EntryError<keyof Redirect> | undefined => {
  const next = ({ to }: Redirect) =>
    redirects.find(({ from }) => normalizePath(from) === normalizePath(withoutQuery(to)));
  for (const [at, first] of redirects.entries()) {
    const visited = [first];
    let last = next(first);
    if (!last) continue;
    for (; last && !visited.includes(last); last = next(last)) visited.push(last);
    const message = last
      ? `New Address leads back to an old path: ${[...visited, last].map(({ from }) => from).join(', ')}.`
      : `New Address is an old path, too. Please write ${visited.at(-1)?.to}.`;
    return { at, part: 'to', message };
  }
  return undefined;
};

/** The error of redirects that match their shape; undefined if they are valid. */
const redirectsError = (redirects: readonly Redirect[]): EntryError<keyof Redirect> | undefined => {
  const seen = new Set<string>();
  for (const [at, { from, to }] of redirects.entries()) {
    const reason = pathError(from);
    if (reason) return { at, part: 'from', message: `Old Path ${reason}` };
    if (!isPath(withoutQuery(to)) && !isHttpsUrl(to)) {
      const message =
        'New Address must be a path of this website, such as /about, or begin with https://.';
      return { at, part: 'to', message };
    }
    if (normalizePath(from) === normalizePath(withoutQuery(to)))
      return { at, part: 'to', message: 'New Address is the old path.' };
    if (seen.has(normalizePath(from)))
      return { at, part: 'from', message: 'Old Path is there twice.' };
    seen.add(normalizePath(from));
  }
  return chainError(redirects);
};

/** Redirects from paths of an earlier website, a singleton (docs/product.md 5.24). */
export const redirects = singleton({
  path: 'redirects',
  table: 'redirects',
  item: 'Redirects',
  rules: object({ redirects: entriesField('Redirects', REDIRECTS, redirectsError) }),
});

export type Redirects = DraftOf<typeof redirects>;
