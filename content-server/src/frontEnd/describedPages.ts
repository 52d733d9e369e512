import {
  isOff,
  ownerOf,
  SITE_NAME,
  type DescribedPage,
  type RegisteredRemote,
  type Registry,
} from '@charity-site/registry';
import { FIRST_WORDING, type Wording } from './language/wording';
import { isPrivate } from './privatePaths';

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The path that a pattern and a visited path have in common; undefined when they do not match. */
const matched = (pattern: string, path: string): string | undefined => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  if (wanted.length !== given.length) return undefined;
  const common = wanted.map((segment, index) => {
    const visited = given[index] ?? '';
    if (segment.startsWith(':')) return visited;
    return segment.toLowerCase() === decoded(visited).toLowerCase() ? segment : undefined;
  });
  return common.includes(undefined) ? undefined : `/${common.join('/')}`;
};

/** A page of a remote, and the path under which it is known: without regard to case or a slash at the end. */
export interface VisitedPage {
  page: DescribedPage;
  path: string;
}

/** The page that a path leads to, read as the browser's router reads it; undefined when there is none. */
export const pageAt = (pages: readonly DescribedPage[], path: string): VisitedPage | undefined => {
  const found = pages.flatMap((page): VisitedPage[] => {
    const known = matched(page.path, path);
    return known === undefined ? [] : [{ page, path: known }];
  });
  return found.find(({ page }) => !page.path.includes(':')) ?? found[0];
};

/** Pages with one address, without parameters. */
export const fixedPages = (pages: readonly DescribedPage[]): DescribedPage[] =>
  pages.filter(({ path, head }) => !path.includes(':') && !head.missing);

/** What the texts of pages are made of. */
interface Texts {
  siteName: string;
  /** The language of the texts; the first one when left out. */
  wording?: Pick<Wording, 'say'>;
}

/** The pages of a remote, with the site's name in their texts; undefined for a release that lists none. */
const pagesOf = (
  { routes }: Pick<RegisteredRemote, 'routes'>,
  { siteName, wording: { say } = FIRST_WORDING }: Texts,
): DescribedPage[] | undefined => {
  const named = (text: string | undefined) => text && say(text).replaceAll(SITE_NAME, siteName);
  return routes?.map(({ head: { title, description, ...head }, ...page }) => ({
    ...page,
    head: { ...head, title: named(title), description: named(description) },
  }));
};

/** The pages of all live remotes, without those of the administrator's area and those that are switched off. */
export const publicPages = (registry: Registry, texts: Texts): DescribedPage[] =>
  registry.remotes.flatMap((remote) =>
    (pagesOf(remote, texts) ?? []).filter(
      ({ path }) => !isPrivate(path) && ownerOf(registry, path)?.name === remote.name && !isOff(registry, remote.name),
    ),
  );

/** The page that a path leads to, before any data is there; undefined while the pages of its remote are not known. */
export const describedAt = (registry: Registry, path: string, texts: Texts): { visited?: VisitedPage } | undefined => {
  const owner = ownerOf(registry, path);
  const pages = owner && pagesOf(owner, texts);
  return pages && { visited: pageAt(pages, path) };
};
