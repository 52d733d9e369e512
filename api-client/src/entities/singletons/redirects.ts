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

/** Addresses of an earlier website, and where they lead now. */
export const REDIRECTS: EntryShape<keyof Redirect> = {
  noun: 'Redirect',
  parts: [
    { name: 'from', label: 'Old Path', max: 200, required: true },
    { name: 'to', label: 'New Address', max: 300, required: true },
  ],
  most: 200,
};

/** The first parts of paths that belong to the program. */
const OWN = ['admin', 'api', 'static', 'remotes', 'uploads', 'releases', 'storybook'];

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * A path as redirects compare it: as browsers resolve it, without its language, decoded, in one
 * form of its letters, in small ones, without a slash at the end.
 */
export const normalizePath = (path: string): string =>
  withoutEnd(
    normalized(
      decoded(splitLanguage(parseUrl(`http://site.invalid${path}`)?.pathname ?? path).address),
      'NFC',
    ).toLowerCase(),
    /\//,
  ) || '/';

const isPath = (text: string) => /^\/(?!\/)[^\s?#\\]*$/.test(text);

const isAddress = (text: string) => /^https:\/\/[^\s/]+/.test(text) && parseUrl(text) !== undefined;

const withoutQuery = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

const wrongPath = (from: string): string | undefined => {
  if (!isPath(from))
    return 'must begin with a slash and contain no spaces, ? or #, such as /about.html.';
  if (normalizePath(from) === '/') return 'cannot be the home page.';
  if (OWN.includes(normalizePath(from).split('/')[1] ?? ''))
    return 'belongs to the website itself.';
  return undefined;
};

/**
 * The first redirect that leads to another one, or round in a circle. A visitor is sent on once.
 */
const wrongChain = (redirects: readonly Redirect[]): EntryError<keyof Redirect> | undefined => {
  const next = ({ to }: Redirect) =>
    redirects.find(({ from }) => normalizePath(from) === normalizePath(withoutQuery(to)));
  for (const [at, first] of redirects.entries()) {
    const passed = [first];
    let last = next(first);
    if (!last) continue;
    for (; last && !passed.includes(last); last = next(last)) passed.push(last);
    const message = last
      ? `New Address leads back to an old path: ${[...passed, last].map(({ from }) => from).join(', ')}.`
      : `New Address is an old path, too. Please write ${passed.at(-1)?.to}.`;
    return { at, part: 'to', message };
  }
  return undefined;
};

/** Finds the fault of redirects that fit their shape; undefined if they are valid. */
const wrong = (redirects: readonly Redirect[]): EntryError<keyof Redirect> | undefined => {
  const seen = new Set<string>();
  for (const [at, { from, to }] of redirects.entries()) {
    const reason = wrongPath(from);
    if (reason) return { at, part: 'from', message: `Old Path ${reason}` };
    if (!isPath(withoutQuery(to)) && !isAddress(to)) {
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
  return wrongChain(redirects);
};

/** Where the addresses of an earlier website lead, a singleton (docs/product.md 5.24). */
export const redirects = singleton({
  path: 'redirects',
  table: 'redirects',
  item: 'Redirects',
  rules: object({ redirects: entriesField('Redirects', REDIRECTS, wrong) }),
});

export type Redirects = DraftOf<typeof redirects>;
