import { singleton, type DraftOf } from './contentType';
import type { Entry, EntryShape } from './entries';
import { entriesField } from './entriesField';
import { object } from './fields';

type Part = 'from' | 'to';

/** Addresses of an earlier website, and where they lead now. */
export const REDIRECTS: EntryShape<Part> = {
  noun: 'Redirect',
  parts: [
    { name: 'from', label: 'Old Path', max: 200, required: true },
    { name: 'to', label: 'New Address', max: 300, required: true },
  ],
  most: 200,
};

/** The first parts of paths that belong to the program. */
const OWN = ['admin', 'api', 'static', 'remotes', 'uploads', 'releases', 'storybook'];

/** A path as redirects compare it: in small letters, without a slash at the end. */
export const comparedPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

const isPath = (text: string) => /^\/(?!\/)[^\s?#\\]*$/.test(text);

const isAddress = (text: string) => /^https:\/\/[^\s/]+/.test(text) && URL.canParse(text);

const wrongPath = (from: string): string | undefined => {
  if (!isPath(from)) return 'must begin with a slash and contain no spaces, ? or #, such as /about.html.';
  if (from === '/') return 'cannot be the home page.';
  if (OWN.includes(from.split('/')[1]?.toLowerCase() ?? '')) return 'belongs to the website itself.';
  return undefined;
};

/** What is wrong with redirects that fit their shape; undefined when nothing is. */
const wrong = (entries: readonly Entry<Part>[]): string | undefined => {
  const seen = new Set<string>();
  for (const [index, { from, to }] of entries.entries()) {
    const where = `Redirect ${index + 1}`;
    const reason = wrongPath(from);
    if (reason) return `${where}: Old Path ${reason}`;
    if (!isPath(to.replace(/[?#].*$/, '')) && !isAddress(to))
      return `${where}: New Address must be a path of this website, such as /about, or begin with https://.`;
    if (comparedPath(from) === comparedPath(to)) return `${where}: New Address is the old path.`;
    if (seen.has(comparedPath(from))) return `${where}: Old Path is there twice.`;
    seen.add(comparedPath(from));
  }
  return undefined;
};

/** Where the addresses of an earlier website lead, a singleton (docs/product.md 5.24). */
export const redirects = singleton({
  path: 'redirects',
  table: 'redirects',
  item: 'Redirects',
  rules: object({ redirects: entriesField('Redirects', REDIRECTS, wrong) }),
});

export type Redirects = DraftOf<typeof redirects>;
